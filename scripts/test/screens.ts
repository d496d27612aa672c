import { existsSync, readdirSync } from "node:fs";

/** Folders of the admin whose component test has their name. */
const ownTests = readdirSync("packages/admin/src")
  .map((name) => [`packages/admin/src/${name}/`, `components/admin/${name}`] as const)
  .filter(([, test]) => existsSync(`tests/${test}.test.tsx`));

/**
 * Which tests show a changed source file at work, for `npm run test:quick`. The first row whose folder contains the file
 * counts. Names are those of files in tests/components and tests/e2e, without `.test.tsx` and `.spec.ts`.
 */
export const screens: readonly (readonly [folder: string, ...tests: string[]])[] = [
  ["packages/admin/src/account/", "components/admin/account", "e2e/admin/account"],
  ["packages/admin/src/drafts/", "components/admin/safety", "e2e/admin/safety"],
  ["packages/admin/src/editor/", "components/admin/editor", "e2e/admin/owners-day"],
  ["packages/admin/src/files/", "components/admin/files", "e2e/admin/import-export"],
  ["packages/admin/src/import-export/", "components/admin/import-export", "e2e/admin/import-export"],
  ["packages/admin/src/library/", "components/admin/picture-library"],
  ["packages/admin/src/overview/", "components/admin/overview", "e2e/admin/overview"],
  ["packages/admin/src/palette/", "components/admin/finding", "e2e/admin/keyboard"],
  ["packages/admin/src/posts/", "components/admin/posts", "e2e/admin/keyboard"],
  ["packages/admin/src/publishing/", "components/admin/publishing", "e2e/admin/owners-day"],
  ["packages/admin/src/session/", "components/admin/session", "e2e/admin/session"],
  ["packages/admin/src/subscriptions/", "components/admin/subscriptions", "e2e/admin/subscriptions"],
  ["packages/admin/src/taxonomy/", "components/admin/taxonomy", "e2e/admin/taxonomy"],
  ["packages/admin/src/trash/", "components/admin/undo", "e2e/admin/keyboard"],
  ...ownTests,
  ["packages/site/src/features/blog/", "components/site/blog-list", "e2e/site/static-filtered"],
  ["packages/ui/src/article/", "components/site/article", "e2e/site/article"],
  ["packages/site/src/features/contact/", "components/site/contact", "e2e/site/static-later"],
  ["packages/site/src/features/checkout/", "components/site/checkout", "e2e/site/checkout"],
  ["packages/site/src/", "components/site/pages", "e2e/site/pages", "e2e/site/static-navigation"],
  ["packages/site/", "e2e/site/pages", "e2e/site/static-security"],
  ["packages/demos/", "components/site/pages", "e2e/site/pages"],
  ["packages/desktop/", "components/desktop/shell", "e2e/desktop/writing", "e2e/desktop/window"],
  ["packages/", "components/ui/kit", "e2e/admin/keyboard", "e2e/site/static-security"],
  ["supabase/", "e2e/admin/keyboard", "e2e/site/static-security"],
];

const component = /^tests\/components\/.+\.test\.tsx$/;
const journey = /^tests\/e2e\/.+\.spec\.ts$/;

const testsOf = (file: string): string[] =>
  component.test(file) || journey.test(file)
    ? [file]
    : (screens.find(([folder]) => file.startsWith(folder)) ?? [])
        .slice(1)
        .map((name) => `tests/${name}${name.startsWith("e2e/") ? ".spec.ts" : ".test.tsx"}`);

/** The component tests and journeys of changed files, including tests that have changed themselves. */
export function testsOfScreens(changed: readonly string[]): { components: string[]; journeys: string[] } {
  const tests = [...new Set(changed.flatMap(testsOf))].filter((file) => existsSync(file));
  return {
    components: tests.filter((file) => component.test(file)),
    journeys: tests.filter((file) => journey.test(file)),
  };
}
