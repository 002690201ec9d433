// The texts of one language. What the server says is a phrase: the id of a text with arguments,
// which are numbers, ids of other texts, or lists of such ids. This says them as the server does
// (src/ironbridge/kernel/words.py).
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "fr" | "en";
export type Argument = number | string | readonly string[];
export type Names = Readonly<Record<string, string>>;

export interface Phrase {
  key: string;
  args: Readonly<Record<string, Argument>>;
}

export const LANGUAGES: readonly Language[] = ["fr", "en"];

/** British English, for its lists ("A, B and C") and its dates. */
export const LOCALES: Readonly<Record<Language, string>> = { fr: "fr", en: "en-GB" };

/** The end of a French text that what follows may shorten: `de { $seat }` is “d’Ambre”. */
const ELIDING = /(?<!\p{L})(?:d|qu)e $/iu;
/** Stands there until the sentence is whole. */
const JOINT = "\uE000";
/** Before a vowel, and before Yves, but not before York. */
const ELIDED = new RegExp(`e ${JOINT}(?=[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])`, "giu");

const jointed = (text: string): string => (ELIDING.test(text) ? text + JOINT : text);
const elided = (text: string): string => text.replace(ELIDED, "’").replaceAll(JOINT, "");

/** What people point with here: texts say "tap" or "click" by `$pointer`. */
const POINTER = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";

/** Sentences remembered: enough for a table, and no more than a page should hold. */
const REMEMBERED = 4000;

export class Words {
  private readonly bundle: FluentBundle;
  /** What was said before: a board says the same hundred sentences after every move. */
  private readonly said = new Map<string, string>();
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    const fitted = language === "fr" ? { transform: jointed } : {};
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false, ...fitted });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.lists = new Intl.ListFormat(LOCALES[language], { type: "conjunction" });
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** The sentence of a phrase. `names` are texts for this table, such as who sits where. */
  say(phrase: Phrase, names: Names = {}): string {
    const name = names[phrase.key];
    return name ?? this.render(phrase.key, phrase.args, names);
  }

  /** A text of the client's own: here a text argument stands for itself. */
  text(key: string, args: Readonly<Record<string, number | string>> = {}): string {
    const asked = JSON.stringify([key, args]);
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    const message = this.bundle.getMessage(key);
    const sentence = message?.value == null ? key : elided(this.bundle.formatPattern(message.value, { pointer: POINTER, ...args }, []));
    if (this.said.size >= REMEMBERED) this.said.clear();
    this.said.set(asked, sentence);
    return sentence;
  }

  // Details ----------------------------------------------------------------------------------

  private render(key: string, args: Phrase["args"], names: Names): string {
    const resolved: Record<string, number | string> = {};
    for (const [name, value] of Object.entries(args)) resolved[name] = this.argument(value, names);
    return this.text(key, resolved);
  }

  private argument(value: Argument, names: Names): number | string {
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.name(value, names);
    if (value.length === 0) return this.name("list-none", names);
    return this.lists.format(value.map((key) => this.name(key, names)));
  }

  private name(key: string, names: Names): string {
    return names[key] ?? this.render(key, {}, names);
  }
}
