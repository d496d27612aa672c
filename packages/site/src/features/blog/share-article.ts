import type { Article } from "@brightwren/core/blog/post";

/** Offers the device's own share sheet; does nothing where there is none. Errors are only logged. */
export async function shareArticle({ title, excerpt }: Pick<Article, "title" | "excerpt">): Promise<void> {
  if (!navigator.share) return;
  try {
    await navigator.share({ title, text: excerpt, url: location.href });
  } catch (error) {
    console.warn("Error sharing:", error);
  }
}
