import type { ComponentType } from "react";
import type { ScreenName } from "../host/admin-screens.ts";

const editor = () => import("../editor/editor-screen.tsx");

/** The chunk of each screen except the overview, in order of likely use. */
export const screens: Record<Exclude<ScreenName, "overview">, () => Promise<{ Component: ComponentType }>> = {
  posts: () => import("../posts/posts-screen.tsx"),
  newPost: editor,
  post: editor,
  enquiries: () => import("../enquiries/enquiries-screen.tsx"),
  enquiry: () => import("../enquiries/enquiry-screen.tsx"),
  subscriptions: () => import("../subscriptions/subscriptions-screen.tsx"),
  subscription: () => import("../subscriptions/subscription-screen.tsx"),
  person: () => import("../people/person-screen.tsx"),
  mails: () => import("../mails/mails-screen.tsx"),
  pictures: () => import("../library/library-screen.tsx"),
  picture: () => import("../library/picture-screen.tsx"),
  trash: () => import("../trash/trash-screen.tsx"),
  taxonomy: () => import("../taxonomy/taxonomy-screen.tsx"),
  "blog-settings": () => import("../settings/settings-screen.tsx"),
  "import-export": () => import("../import-export/import-export-screen.tsx"),
  account: () => import("../account/account-screen.tsx"),
};

const laterParts: (() => Promise<unknown>)[] = Object.values(screens);
// After the posts and the editor.
laterParts.splice(
  3,
  0,
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
