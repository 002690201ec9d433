// Numbers, dates and durations by the language of the reader.
import { LOCALES, type Language } from "./words";

export function numberText(language: Language, value: number, digits = 0): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(LOCALES[language], form).format(value);
}

/** A share of the whole in hundredths: "34%", and « 34 % » in French. */
export function percentText(language: Language, share: number): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** An amount of money as its language writes it: "£9", and « 9 £ » in French. Without an amount it is
 *  the sign alone. Texts in the files of a language follow the same rule. */
export function moneyText(language: Language, amount: string, sign = "£"): string {
  if (language === "fr") return amount ? `${amount}\u00a0${sign}` : sign;
  return `${sign}${amount}`;
}

export function dateText(language: Language, at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium" }).format(at);
}

export function timeText(language: Language, at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** "44:59", "1:02:07": what a running clock shows. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "2 d 4 h", "14 min": the two largest units that are not nothing. */
export function durationText(language: Language, ms: number): string {
  let rest = Math.max(0, ms);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(unitText(language, count, unit));
    if (parts.length === 2) break;
  }
  return parts.join(" ") || unitText(language, 0, "second");
}

function unitText(language: Language, count: number, unit: string): string {
  const form = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(LOCALES[language], form).format(count);
}
