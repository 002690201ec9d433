// A rating as it is written: what is believed, how sure that is, and how much a game changed it.
import type { RatingChange } from "../api/types";
import { numberText } from "../words/format";
import { t } from "../words/language.svelte";
import type { Language } from "../words/words";

/** "27.3 ± 14.9 (+2.3)": two standard deviations, as on the page of a person. */
export function changeText(language: Language, { mu, sigma, gain }: RatingChange): string {
  const size = numberText(language, Math.abs(gain), 1);
  return t("result-rating", {
    mu: numberText(language, mu, 1),
    sigma: numberText(language, 2 * sigma, 1),
    gain: gain < 0 ? `−${size}` : `+${size}`,
  });
}
