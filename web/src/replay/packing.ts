// A record made small: for a link compressed, in letters that an address may hold; for the server
// without the spaces of its JSON.

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text again; null if it was none. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** JSON without its spaces. Numbers stay as they are written, for a seed is longer than those of a
 *  browser; and what is no JSON stays as it is, so that the server can name the line. */
export function tightened(text: string): string {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}
