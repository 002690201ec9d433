// What is seen on cards and plates: the colour of a location, the ink on it and the symbol that
// stands for it too.
import type { BoardIndex } from "./board-index";
import type { Banner } from "./types";

export interface Coloured {
  band: string;
  icons: readonly string[];
  ink?: string;
}

/** Dark letters on light plates. */
const INKS: Readonly<Record<string, string>> = { yellow: "var(--on-age-yellow)" };

export const bannerInk = (colour: string | null | undefined): string | undefined => INKS[colour ?? ""];

export const bannerFill = (colour: string): string => `var(--banner-age-${colour})`;

/** The glyph of a colour's symbol. */
export const signOf = (banner: Banner | undefined): string | null => (banner ? `sign_${banner.symbol}` : null);

/** The band of a card: its industry, or the colour and the symbol of its locations. */
export function cardFace(card: string | undefined, { components, banners }: Pick<BoardIndex, "components" | "banners">): Coloured {
  const industry = components.cards.find(({ id }) => id === card)?.industries[0];
  if (industry !== undefined) return { band: "var(--banner-none)", icons: [industry] };
  const banner = banners.get(card ?? "");
  const ink = bannerInk(banner?.id);
  const sign = signOf(banner) ?? "card_location";
  return { band: bannerFill(banner?.id ?? "none"), icons: [sign], ...(ink ? { ink } : {}) };
}
