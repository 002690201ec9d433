// Small sounds made in the browser: a wooden knock for a move, two notes for one's turn, a seal, a
// word in the chat, the end. Off until the person wants them.
export type Sound = "move" | "turn" | "seal" | "chat" | "end";

interface Note {
  /** In hertz; where it ends, for a knock. */
  from: number;
  to: number;
  /** In seconds, from the start of the sound. */
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

const bell = (from: number, at: number, length = 0.5): Note => ({ from, to: from, at, length, loud: 0.12, shape: "sine" });
const knock = (from: number, at: number): Note => ({ from, to: from * 0.45, at, length: 0.09, loud: 0.22, shape: "triangle" });

export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [knock(210, 0), knock(150, 0.05)],
  turn: [bell(523, 0), bell(784, 0.16, 0.7)],
  seal: [knock(120, 0)],
  chat: [bell(880, 0, 0.2)],
  end: [bell(392, 0), bell(523, 0.18), bell(659, 0.36), bell(784, 0.54, 1.1)],
};

let context: AudioContext | null = null;

/** Play a sound, as loud as it is wanted; a browser that has none, or refuses, stays silent. */
export function playSound(sound: Sound, volume = 100): void {
  if (volume <= 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of SOUNDS[sound]) strike(context, { ...note, loud: loudness(note.loud, volume) });
  } catch {
    context = null;
  }
}

/** Half the way on the slider sounds half as loud: ears hear ratios. The ramp needs more than 0. */
export const loudness = (loud: number, volume: number): number => Math.max(0.0002, loud * (volume / 100) ** 2 * 1.6);

function strike(audio: AudioContext, { from, to, at, length, loud, shape }: Note): void {
  const begin = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length + 0.05);
}
