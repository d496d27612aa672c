import type { TextState } from "@uiw/react-md-editor/commands";
import { type FormEvent, useState } from "react";
import { applyEdit, isInCode } from "../edits/edit-text.ts";
import { type Destination, linkPlace, type LinkPlace, writeLink } from "../edits/written-link.ts";

/** Where the dialog inserts a link: at the selection, or in place of a typed `[[`. */
export function useLinkPlace(area: () => HTMLTextAreaElement | undefined) {
  const [place, setPlace] = useState<LinkPlace>();

  const open = ({ text, selection }: TextState) => setPlace(linkPlace({ text, ...selection }));

  const watch = ({ nativeEvent, target }: FormEvent<HTMLElement>) => {
    const text = area();
    if (!text || target !== text || (nativeEvent as InputEvent).data !== "[") return;
    const { selectionEnd: end, value } = text;
    const isAsked = value.slice(0, end).endsWith("[[") && !isInCode(value, end);
    if (isAsked) setPlace({ start: end - 2, end, words: "" });
  };

  const choose = (to: Destination) => {
    const text = area();
    setPlace(undefined);
    if (text && place) setTimeout(() => applyEdit(text, writeLink(place, place.words, to)));
  };
  return { place, open, watch, choose, close: () => setPlace(undefined) };
}
