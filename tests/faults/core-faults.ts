import type { Fault } from "./fault.ts";

/** In packages/core and packages/ui. */
export const coreFaults: readonly Fault[] = [
  {
    id: "version-forgotten",
    says: "A save overwrites what somebody else saved meanwhile",
    file: "packages/core/src/admin-posts/write-posts.ts",
    find: '.eq("id", id)\n    .eq("updated_at", expectedUpdatedAt);',
    replace: '.eq("id", id);',
    caughtBy: [{ file: "tests/backend/admin-posts.test.ts", title: "older version" }],
  },
  {
    id: "formula-in-export",
    says: "A cell of the exported enquiries that begins with @ is a formula",
    file: "packages/core/src/enquiries/enquiries-csv.ts",
    find: String.raw`/^\s*[=+\-@＝＋－＠]`,
    replace: String.raw`/^\s*[=+\-＝＋－＠]`,
    caughtBy: [{ file: "packages/core/src/enquiries/enquiries-csv.test.ts" }],
  },
  {
    id: "dates-not-british",
    says: "A post published just after midnight in summer shows the day before",
    file: "packages/core/src/blog/format-date.ts",
    find: 'const timeZone = "Europe/London";',
    replace: 'const timeZone = "UTC";',
    caughtBy: [{ file: "packages/core/src/blog/format-date.test.ts" }],
  },
  {
    id: "answers-mixed-up",
    says: "The list takes the answer to one search for the answer to another",
    file: "packages/core/src/blog/post.ts",
    find: '"list", filter] as const',
    replace: '"list", filter.categoryId] as const',
    caughtBy: [{ file: "tests/e2e/site/blog-list.spec.ts", title: "every keystroke reloads" }],
  },
  {
    id: "any-picture-uploaded",
    says: "A drawing that holds scripts (SVG) can be uploaded as a post's picture",
    file: "packages/core/src/media/upload-image.ts",
    find: "if (!endings.has(file.type))",
    replace: 'if (!file.type.startsWith("image/"))',
    caughtBy: [
      { file: "packages/core/src/media/upload-image.test.ts" },
      { file: "packages/core/src/media/upload-image.test.ts" },
    ],
  },
  {
    id: "links-run-scripts",
    says: "A link in an article may lead anywhere, to a script too",
    file: "packages/ui/src/article/article-body.tsx",
    find: "const address = defaultUrlTransform(url);",
    replace: "const address = url;",
    caughtBy: [
      { file: "tests/e2e/site/article.writes.spec.ts", title: "the body is Markdown" },
      { file: "tests/e2e/desktop/hostile.spec.ts", title: "a hostile post" },
    ],
  },
  {
    id: "headings-twice",
    says: "An article that begins with a heading of its own has two of the first level",
    file: "packages/ui/src/article/article-body.tsx",
    find: 'h1: "h2",',
    replace: 'h1: "h1",',
    caughtBy: [{ file: "tests/e2e/site/article.writes.spec.ts", title: "the body is Markdown" }],
  },
  {
    id: "notification-silent",
    says: "Screen readers do not hear of notifications",
    file: "packages/ui/src/toast/toast-region.tsx",
    find: "<Toast.Viewport className={styles.viewport}>",
    replace: '<Toast.Viewport className={styles.viewport} aria-live="off">',
    caughtBy: [{ file: "tests/e2e/site/contact.spec.ts", title: "notifications are announced" }],
  },
  {
    id: "dark-text-faint",
    says: "In dark mode the softer text has too little contrast",
    file: "packages/ui/src/styles/tokens.css",
    find: "--ink-soft: light-dark(oklch(0.43 0.034 262), oklch(0.79 0.018 84));",
    replace: "--ink-soft: light-dark(oklch(0.43 0.034 262), oklch(0.45 0.018 84));",
    caughtBy: [{ file: "tests/e2e/site/every-page.spec.ts", title: "/about" }],
  },
];
