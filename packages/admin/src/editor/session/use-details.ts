import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useKeptChoice } from "../../parts/kept-choice.ts";
import { useMedia } from "../../parts/use-media.ts";

/** The id of the panel, for the button that opens it. */
export const detailsId = "post-details";

const wide = "(min-width: 64rem)";

/** The panel with everything about a post besides its title and text. */
export type DetailsPanel = {
  /** It is a column beside the text, and not a sheet over it. */
  isBeside: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Focuses a field of the post. Opens the panel for one of its fields, and closes the sheet for another one. */
  focusField: (field: keyof PostForm) => void;
  /** Focuses the field that the panel was opened or closed for; returns false where it was for none. */
  focusWanted: () => boolean;
  forgetWanted: () => void;
};

/** The state of the panel: the column stays as the owner left it on this device, the sheet starts closed. */
export function useDetails(form: UseFormReturn<PostForm>): DetailsPanel {
  const isBeside = useMedia(wide);
  const [column, setColumn] = useKeptChoice("details", ["shown", "hidden"]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wanted = useRef<keyof PostForm>(undefined);

  const setOpen = (isOpen: boolean) =>
    matchMedia(wide).matches ? setColumn(isOpen ? "shown" : "hidden") : setSheetOpen(isOpen);
  return {
    isBeside,
    isOpen: isBeside ? column === "shown" : isSheetOpen,
    setOpen,
    focusField(field) {
      // A save is answered later: what counts is what is on the screen by then.
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
    forgetWanted: () => (wanted.current = undefined),
  };
}
