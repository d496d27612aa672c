import { waits } from "@brightwren/core/waits";
import { useDeferredValue, useEffect, useState } from "react";

// From this length on, what is made of the text after every key would be felt in the typing.
const longText = 20_000;

/** The text for what is made of it while it is typed: a step behind the typing, and for long texts a pause behind it. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > longText;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waits.longText);
    return () => clearTimeout(timer);
  }, [text]);

  return useDeferredValue(isLong ? settled : text);
}
