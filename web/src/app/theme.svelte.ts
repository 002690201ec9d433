// Paper, night or high contrast: by the system, until the person chooses.
const STORED = "ironbridge-theme";
const COLOURS = { light: "#FBF7EE", dark: "#1D2429", contrast: "#FFFFFF" };

export type ThemeName = keyof typeof COLOURS;
export type ThemeChoice = "system" | ThemeName;
export const THEMES: readonly ThemeChoice[] = ["system", "light", "dark", "contrast"];

class Theme {
  choice = $state<ThemeChoice>(stored());
  private system = $state<ThemeName>("light");
  readonly shown = $derived<ThemeName>(this.choice === "system" ? this.system : this.choice);

  /** Follow the system from now on. */
  begin(): void {
    const [more, dark] = [matchMedia("(prefers-contrast: more)"), matchMedia("(prefers-color-scheme: dark)")];
    const follow = (): void => {
      this.system = more.matches ? "contrast" : dark.matches ? "dark" : "light";
      this.draw();
    };
    for (const wish of [more, dark]) wish.addEventListener("change", follow);
    follow();
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    try {
      if (choice === "system") localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, choice);
    } catch {
      // A browser that stores nothing follows its system next time.
    }
    this.draw();
  }

  private draw(): void {
    document.documentElement.dataset["theme"] = this.shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", COLOURS[this.shown]);
  }
}

/** What was chosen, as far as it is known here. */
export const asTheme = (found: unknown): ThemeChoice => THEMES.find((known) => known === found) ?? "system";

function stored(): ThemeChoice {
  try {
    return asTheme(localStorage.getItem(STORED));
  } catch {
    return "system";
  }
}

export const theme = new Theme();
