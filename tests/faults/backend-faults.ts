import type { Fault } from "./fault.ts";

/** In packages/backend: what keeps local data whole. */
export const backendFaults: readonly Fault[] = [
  {
    id: "queue-removed",
    says: "Requests to the database no longer wait for each other",
    file: "packages/backend/src/database/serial-queue.ts",
    find: "const result = tail.then(task);",
    replace: "const result = task();",
    caughtBy: [
      { file: "packages/backend/src/database/serial-queue.test.ts" },
      { file: "tests/backend/drafts-never-leak.test.ts" },
    ],
  },
  {
    id: "folder-not-locked",
    says: "Two processes may open one data folder",
    file: "packages/backend/src/data-folder/data-folder.ts",
    find: "begin exclusive",
    replace: "begin",
    caughtBy: [{ file: "tests/backend/data-folder.test.ts", title: "refused" }],
  },
  {
    id: "first-start-not-whole",
    says: "A first start that is killed leaves a folder that never opens again",
    file: "packages/backend/src/data-folder/data-folder.ts",
    find: "const draft = draftPrefix(folder) + randomUUID();",
    replace: "const draft = folder || randomUUID();",
    caughtBy: [{ file: "packages/backend/src/data-folder/data-folder.test.ts" }],
  },
];
