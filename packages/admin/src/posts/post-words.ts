import type { PostTab } from "./post-filter.ts";

/** What the tabs and the states of posts are called. */
export const tabLabels: Record<PostTab, string> = {
  all: "All",
  published: "Published",
  scheduled: "Scheduled",
  draft: "Drafts",
  archived: "Archived",
};

/** What stands in an empty tab. */
export const emptyTabs: Record<PostTab, { title: string; text: string }> = {
  all: { title: "No posts yet", text: "Write the first one, or have one generated on the overview." },
  published: {
    title: "Nothing is published",
    text: "Visitors see an empty blog. Publish a draft, or write a new post.",
  },
  scheduled: {
    title: "Nothing is scheduled",
    text: "A post with a publish date in the future waits here and goes out by itself.",
  },
  draft: { title: "No drafts", text: "What you begin and don't publish yet is kept here." },
  archived: {
    title: "Nothing is archived",
    text: "Archived posts leave the public blog but are not lost. You can restore them as drafts.",
  },
};

/** '1 post', '2,000 posts'. */
export const countPosts = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "post" : "posts"}`;
