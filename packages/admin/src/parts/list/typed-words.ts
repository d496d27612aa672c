import { waits } from "@brightwren/core/waits";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";

/** The words to search for, once typing pauses. */
export function useTypedWords(typed: string): string {
  const [words, setWords] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), waits.search);
    return () => clearTimeout(timer);
  }, [typed]);
  return words;
}

/** Until there are rows, Enter waits for those of the typed words and then chooses the first. Typing cancels it. */
export function useEnter<Row>(typed: string, rows: Row[], isCurrent: boolean, choose: (row: Row) => void) {
  const [awaited, setAwaited] = useState<string>();
  const onRow = useEffectEvent(() => rows.slice(0, 1).forEach(choose));
  const isOver = rows.length > 0 || isCurrent;
  if (awaited !== undefined && awaited !== typed) setAwaited(undefined);
  useEffect(() => {
    if (awaited === undefined || !isOver) return;
    setAwaited(undefined);
    onRow();
  }, [awaited, isOver]);
  return ({ key }: KeyboardEvent) => (key === "Enter" && !isOver ? setAwaited(typed) : undefined);
}
