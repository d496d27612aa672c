import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useStoredChoice } from "../../parts/stored-choice.ts";
import { breakpoints, useMedia } from "../../parts/use-media.ts";

export const detailsId = "post-details";

export type DetailsPanel = {
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  focusField: (field: keyof PostForm) => void;
  /** Focuses the field for which the panel was opened or closed. Returns false if there is none. */
  focusWanted: () => boolean;
  clearWanted: () => void;
};

export function useDetails(form: UseFormReturn<PostForm>): DetailsPanel {
  const isBeside = useMedia(breakpoints.xlarge);
  const [column, setColumn] = useStoredChoice("details", ["shown", "hidden"]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wanted = useRef<keyof PostForm>(undefined);

  const setOpen = (isOpen: boolean) =>
    matchMedia(breakpoints.xlarge).matches ? setColumn(isOpen ? "shown" : "hidden") : setSheetOpen(isOpen);
  return {
    isBeside,
    isOpen: isBeside ? column === "shown" : isSheetOpen,
    setOpen,
    focusField(field) {
      // The layout may have changed during the save, so check it now.
      const isSeen = (document.getElementById(detailsId)?.getClientRects().length ?? 0) > 0;
      const isInside = field !== "title" && field !== "content";
      if (isSeen === isInside || (isSeen && matchMedia(breakpoints.xlarge).matches))
        return form.setFocus(field);
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
