import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { breakpoints, useMedia } from "../../parts/use-media.ts";
import { goToOffset } from "../edits/text-mirror.tsx";

/** What the middle of the editor shows. Wide windows show the preview beside the text, and remember it. */
export function useView() {
  const hasRoom = useMedia("(width >= 105rem)");
  const [beside, setBeside] = useStoredChoice("preview", ["hidden", "shown"]);
  const [isReplaced, setReplaced] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPreviewed = !isFocused && (hasRoom ? beside === "shown" : isReplaced);
  return {
    isPreviewed,
    isBeside: isPreviewed && hasRoom,
    isFocused,
    setFocused,
    togglePreview: () =>
      hasRoom ? setBeside(isPreviewed ? "hidden" : "shown") : setReplaced((isShown) => !isShown),
    showText: () => flushSync(() => setReplaced(false)),
  };
}

export const detailsId = "post-details";

export const isInDetails = (field: string): boolean => field !== "title" && field !== "content";

export function useDetails(form: UseFormReturn<PostForm>, isStored: boolean, showText: () => void) {
  const isBeside = useMedia(breakpoints.xlarge);
  const [kept, keep] = useStoredChoice("details", ["hidden", "shown"]);
  const [isOpen, setIsOpen] = useState(isStored && isBeside && kept === "shown");
  const wanted = useRef<{ field: keyof PostForm; at?: number | undefined }>(undefined);

  const focus = (field: keyof PostForm, at?: number) => {
    // `setFocus` waits for a timer.
    form.setFocus(field);
    setTimeout(() => {
      const { activeElement: text } = document;
      if (at !== undefined && text instanceof HTMLTextAreaElement) goToOffset(text, at);
    });
  };
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    if (isBeside) keep(next ? "shown" : "hidden");
  };
  return {
    isBeside,
    isOpen,
    setOpen,
    /** `at`: the offset in the text. */
    focusField: (field: keyof PostForm, at?: number): void => {
      // The layout may have changed during the save, so check it now.
      const isSeen = (document.getElementById(detailsId)?.getClientRects().length ?? 0) > 0;
      const isInside = isInDetails(field);
      if (!isInside) showText();
      if (isSeen === isInside || matchMedia(breakpoints.xlarge).matches > isInside) return focus(field, at);
      wanted.current = { field, at };
      setOpen(isInside);
    },
    /** Focuses the field for which the panel was opened or closed. Returns false if there is none. */
    focusWanted: (): boolean => {
      if (wanted.current) focus(wanted.current.field, wanted.current.at);
      return wanted.current !== undefined;
    },
    /** A save may be rejected, and so close the panel, before it has opened. */
    clearWanted: (isNowOpen: boolean) => {
      if (wanted.current && isInDetails(wanted.current.field) === isNowOpen) wanted.current = undefined;
    },
  };
}
