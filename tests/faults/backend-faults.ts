import type { Fault } from "./fault.ts";

export const backendFaults: readonly Fault[] = [
  {
    id: "queue-removed",
    says: "Concurrent requests to the database are no longer queued",
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
    says: "Two processes can open the same data folder",
    file: "packages/backend/src/data-folder/data-folder.ts",
    find: "begin exclusive",
    replace: "begin",
    caughtBy: [{ file: "tests/backend/data-folder.test.ts", title: "refused" }],
  },
  {
    id: "first-start-not-whole",
    says: "Killing the first start leaves an unusable data folder",
    file: "packages/backend/src/data-folder/data-folder.ts",
    find: "const draft = draftPrefix(folder) + randomUUID();",
    replace: "const draft = folder || randomUUID();",
    caughtBy: [{ file: "packages/backend/src/data-folder/data-folder.test.ts" }],
  },
];
