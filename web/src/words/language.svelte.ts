// The language of the page, and the client's own texts in it: t("home-title").
import english from "./ui.en.ftl?raw";
import french from "./ui.fr.ftl?raw";
import { LANGUAGES, Words, type Language } from "./words";

const STORED = "ironbridge-language";
const SOURCES: Readonly<Record<Language, string>> = { fr: french, en: english };

class LanguageChoice {
  current = $state<Language>(first());
  readonly words = $derived(new Words(this.current, [SOURCES[this.current]]));

  /** Speak another language from now on, in this browser. */
  choose(language: Language): void {
    this.current = language;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(STORED, language);
    } catch {
      // A browser that stores nothing asks again next time.
    }
  }
}

export const language = new LanguageChoice();

/** A text of the client in the language of the page. */
export function t(key: string, args: Readonly<Record<string, number | string>> = {}): string {
  return language.words.text(key, args);
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((known) => known === text);
}

/** What was chosen before in this browser; else the first of its languages that we speak. */
function first(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    // As above.
  }
  if (isLanguage(stored)) return stored;
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    if (isLanguage(base)) return base;
  }
  return "en";
}
