// Light or dark: by the system, until the person chooses.
const STORED = "ironbridge-theme";
const COLOURS = { light: "#FBF7EE", dark: "#1D2429" };

export type ThemeChoice = "system" | "light" | "dark";

class Theme {
  choice = $state<ThemeChoice>(stored());
  private systemDark = $state(false);
  readonly shown = $derived<"light" | "dark">(this.choice === "system" ? (this.systemDark ? "dark" : "light") : this.choice);

  /** Follow the system from now on. */
  begin(): void {
    const system = matchMedia("(prefers-color-scheme: dark)");
    this.systemDark = system.matches;
    system.addEventListener("change", () => {
      this.systemDark = system.matches;
      this.draw();
    });
    this.draw();
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

function stored(): ThemeChoice {
  try {
    const found = localStorage.getItem(STORED);
    return found === "light" || found === "dark" ? found : "system";
  } catch {
    return "system";
  }
}

export const theme = new Theme();
