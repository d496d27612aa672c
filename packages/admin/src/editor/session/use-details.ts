import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { useMedia } from "../../parts/use-media.ts";

export const detailsId = "post-details";

const wide = "(min-width: 64rem)";

export type DetailsPanel = {
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  focusField: (field: keyof PostForm) => void;
  /** Focuses the field for which the panel was opened or closed. Returns false if there was none. */
  focusWanted: () => boolean;
  clearWanted: () => void;
};

export function useDetails(form: UseFormReturn<PostForm>): DetailsPanel {
  const isBeside = useMedia(wide);
  const [column, setColumn] = useStoredChoice("details", ["shown", "hidden"]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wanted = useRef<keyof PostForm>(undefined);

  const setOpen = (isOpen: boolean) =>
    matchMedia(wide).matches ? setColumn(isOpen ? "shown" : "hidden") : setSheetOpen(isOpen);
  return {
    isBeside,
    isOpen: isBeside ? column === "shown" : isSheetOpen,
    setOpen,
    focusField(field) {
      // Saving took time, so check what is on the screen now.
      const isSeen = (document.getElementById(detailsId)?.getClientRects().length ?? 0) > 0;
      const isInside = field !== "title" && field !== "content";
      if (isSeen === isInside || (isSeen && matchMedia(wide).matches)) return form.setFocus(field);
      wanted.current = field;
      setOpen(isInside);
    },
    focusWanted() {
      if (wanted.current) form.setFocus(wanted.current);
      return wanted.current !== undefined;
    },
    clearWanted: () => (wanted.current = undefined),
  };
}
