// What a table is like, in plain words: its clock and its options.
import type { ClockSpec, GameShown } from "../api/types";
import { t } from "../words/language.svelte";
import type { Language } from "../words/words";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How much time there is. */
export function clockText(clock: ClockSpec): string {
  if (clock.kind === "none") return t("create-clock-none");
  if (clock.kind === "correspondence") return t("create-days-each", { count: Math.round(clock.turn_ms / DAY_MS) });
  const minutes = Math.round(clock.bank_ms / MINUTE_MS);
  return t("create-live-each", { minutes, seconds: Math.round(clock.increment_ms / SECOND_MS) });
}

/** The options that were chosen: every choice between several, and what is switched on or off
 *  against custom. */
export function optionTexts(game: GameShown, chosen: Readonly<Record<string, unknown>>, language: Language): string[] {
  return game.options.flatMap((option) => {
    const value = chosen[option.name] ?? option.default;
    const label = option.label[language] ?? option.name;
    if (option.type === "bool") return value === true ? [label] : [];
    const picked = option.labels[option.choices.indexOf(String(value))]?.[language] ?? String(value);
    return [t("table-fact", { what: label, value: picked })];
  });
}
