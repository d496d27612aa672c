import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { useRef, useState, type RefObject } from "react";
import type { OnPostAction } from "./post-menu.tsx";
import { usePostActions } from "./use-post-actions.ts";

type Options = {
  /** Takes the focus when the row that had it is gone. */
  top: RefObject<HTMLElement | null>;
  /** Whether a post with another status leaves the list. */
  oneStatus: boolean;
};

/** The actions of the rows, with the question that deleting asks first. */
export function useRowActions({ top, oneStatus }: Options) {
  const actions = usePostActions();
  const [asked, setAsked] = useState<PostListItem>();
  const [open, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);

  const onAction: OnPostAction = (name, post, trigger) => {
    if (name === "delete") {
      returnFocus.current = trigger;
      setAsked(post);
      setOpen(true);
      return;
    }
    const leaves = oneStatus && name !== "duplicate";
    actions.mutate({ name, post }, { onSuccess: () => (leaves ? top.current?.focus() : undefined) });
  };

  const onConfirm = () => {
    if (!asked) return;
    const onSuccess = () => {
      returnFocus.current = top.current;
    };
    actions.mutate({ name: "delete", post: asked }, { onSuccess, onSettled: () => setOpen(false) });
  };

  return {
    onAction,
    deletion: {
      open,
      title: asked?.title ?? "",
      busy: actions.isPending,
      returnFocus,
      onConfirm,
      onCancel: () => setOpen(false),
    },
  };
}
