import { loadPart } from "../parts/load-part.ts";

/** Each loader rejects with a `ChunkLoadError` if its chunk fails to load. */
export const screens = {
  posts: () => loadPart(() => import("../posts/posts-screen.tsx")),
  editor: () => loadPart(() => import("../editor/editor-screen.tsx")),
  trash: () => loadPart(() => import("../trash/trash-screen.tsx")),
  taxonomy: () => loadPart(() => import("../taxonomy/taxonomy-screen.tsx")),
  enquiries: () => loadPart(() => import("../enquiries/enquiries-screen.tsx")),
  enquiry: () => loadPart(() => import("../enquiries/enquiry-screen.tsx")),
  subscriptions: () => loadPart(() => import("../subscriptions/subscriptions-screen.tsx")),
  subscription: () => loadPart(() => import("../subscriptions/subscription-screen.tsx")),
  pictures: () => loadPart(() => import("../library/library-screen.tsx")),
  picture: () => loadPart(() => import("../library/picture-screen.tsx")),
  settings: () => loadPart(() => import("../settings/settings-screen.tsx")),
  importExport: () => loadPart(() => import("../import-export/import-export-screen.tsx")),
  account: () => loadPart(() => import("../account/account-screen.tsx")),
  forgottenPassword: () => loadPart(() => import("../session/forgotten-password-screen.tsx")),
  newPassword: () => loadPart(() => import("../session/new-password-screen.tsx")),
};

/** In order of likely use. */
const laterParts: (() => Promise<unknown>)[] = [
  screens.posts,
  screens.editor,
  () => import("../editor/text/body-editor.tsx"),
  () => import("../palette/command-palette.tsx"),
  () => import("@brightwren/core/markdown-files/post-to-markdown"),
  () => import("@brightwren/core/markdown-files/markdown-to-post"),
  screens.enquiries,
  screens.enquiry,
  screens.subscriptions,
  screens.subscription,
  screens.pictures,
  screens.picture,
  screens.trash,
  screens.taxonomy,
  screens.settings,
  screens.importExport,
  screens.account,
];

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
