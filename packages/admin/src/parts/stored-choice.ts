import { keys } from "@brightwren/brand";
import { deviceStorage } from "@brightwren/ui/safe-storage";
import { useState } from "react";

export function useStoredChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const key = `${keys.prefix}-${name}`;
  const [choice, setChoice] = useState(() => {
    const kept = deviceStorage.getItem(key);
    return choices.find((one) => one === kept) ?? choices[0];
  });
  const keep = (next: Choice) => {
    setChoice(next);
    deviceStorage.setItem(key, next);
  };
  return [choice, keep];
}
