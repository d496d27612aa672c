import { waits } from "@brightwren/core/waits";
import { useDeferredValue, useEffect, useState } from "react";

// Characters. In longer text, updating on every key press would slow down typing.
const longText = 20_000;

/** Deferred text for the preview and the word count. Long text is debounced. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > longText;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waits.longText);
    return () => clearTimeout(timer);
  }, [text]);

  return useDeferredValue(isLong ? settled : text);
}
