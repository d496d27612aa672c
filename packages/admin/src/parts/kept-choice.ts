import { keys } from "@brightwren/brand";
import { useState } from "react";

/** One of a few choices, stored on this device. The first one is the default. */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const key = `${keys.prefix}-${name}`;
  const [choice, setChoice] = useState(() => {
    const kept = readKept(key);
    return choices.find((one) => one === kept) ?? choices[0];
  });
  const keep = (next: Choice) => {
    setChoice(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // A browser without storage starts with the default the next time.
    }
  };
  return [choice, keep];
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
