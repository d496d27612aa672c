import type { ComponentType } from "react";
import { adminPaths } from "../host/admin-paths.ts";

const editor = () => import("../editor/editor-screen.tsx");

/** The chunk of each screen for owners by its path, in order of likely use. */
export const screens: Record<string, () => Promise<{ Component: ComponentType }>> = {
  [adminPaths.posts]: () => import("../posts/posts-screen.tsx"),
  [adminPaths.newPost]: editor,
  [adminPaths.post(":id")]: editor,
  [adminPaths.enquiries]: () => import("../enquiries/enquiries-screen.tsx"),
  [adminPaths.enquiry(":id")]: () => import("../enquiries/enquiry-screen.tsx"),
  [adminPaths.subscriptions]: () => import("../subscriptions/subscriptions-screen.tsx"),
  [adminPaths.subscription(":id")]: () => import("../subscriptions/subscription-screen.tsx"),
  [adminPaths.mails]: () => import("../mails/mails-screen.tsx"),
  [adminPaths.pictures]: () => import("../library/library-screen.tsx"),
  [adminPaths.picture(":hash")]: () => import("../library/picture-screen.tsx"),
  [adminPaths.trash]: () => import("../trash/trash-screen.tsx"),
  [adminPaths.taxonomy]: () => import("../taxonomy/taxonomy-screen.tsx"),
  [adminPaths.settings]: () => import("../settings/settings-screen.tsx"),
  [adminPaths.importExport]: () => import("../import-export/import-export-screen.tsx"),
  [adminPaths.account]: () => import("../account/account-screen.tsx"),
};

const laterParts: (() => Promise<unknown>)[] = Object.values(screens);
// After the posts and the editor.
laterParts.splice(
  3,
  0,
  () => import("../editor/text/body-editor.tsx"),
  () => import("../palette/command-palette.tsx"),
  () => import("@brightwren/core/markdown-files/post-to-markdown"),
  () => import("@brightwren/core/markdown-files/markdown-to-post"),
);

const idle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );

/** Loads one chunk at a time when the browser is idle. Fails silently, because a screen reports errors when opened. */
export async function loadAhead(stopped: AbortSignal): Promise<void> {
  try {
    for (const load of laterParts) {
      await idle();
      if (stopped.aborted) return;
      await load();
    }
  } catch {
    // Retried when the network is back.
  }
}
