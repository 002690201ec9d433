// Sounds and notices stay silent where they may not be, and are played where they may.
import { afterEach, expect, it, vi } from "vitest";
import { notifyTurn, noticesAllowed } from "./notices";
import { loudness, playSound, SOUNDS } from "./sounds";

afterEach(() => vi.unstubAllGlobals());

it("is silent in a browser without sound", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => playSound("turn")).not.toThrow();
});

it("plays every note of a sound", () => {
  const started = vi.fn();
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: () => node, start: started, stop: vi.fn(), frequency: ramp, gain: ramp, type: "" };
  class Audio {
    currentTime = 0;
    state = "running";
    destination = {};
    createOscillator = () => node;
    createGain = () => node;
  }
  vi.stubGlobal("AudioContext", Audio);
  playSound("end");
  expect(started).toHaveBeenCalledTimes(SOUNDS.end.length);
});

it("is as loud as it is wanted, and silent at 0", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  playSound("turn", 0);
  expect(made).not.toHaveBeenCalled();
  const steps = [10, 40, 80, 100].map((volume) => loudness(0.12, volume));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBe(4);
});

it("notifies only when allowed and out of sight", () => {
  const shown = vi.fn();
  class Notice {
    static permission = "granted";
    constructor(...args: unknown[]) {
      shown(...args);
    }
    close(): void {}
  }
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("document", { hidden: false });
  notifyTurn("Your turn", "Brass", "t1");
  expect(shown).not.toHaveBeenCalled();
  vi.stubGlobal("document", { hidden: true });
  notifyTurn("Your turn", "Brass", "t1");
  expect(shown).toHaveBeenCalledWith("Your turn", { body: "Brass", tag: "t1", icon: "/icon-turn.svg" });
  Notice.permission = "denied";
  expect(noticesAllowed()).toBe("no");
});
