// What a browser calls itself, in two words a person knows: "Firefox · Windows".
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPad/, "iOS"],
  [/\bAndroid/, "Android"],
  [/\bWindows/, "Windows"],
  [/\bMac OS X/, "macOS"],
  [/\bLinux|\bX11/, "Linux"],
];

/** Null for what is no browser we know; then its own words are shown. */
export function browserName(agent: string): string | null {
  const named = (list: typeof BROWSERS): string | undefined => list.find(([mark]) => mark.test(agent))?.[1];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : null;
}
