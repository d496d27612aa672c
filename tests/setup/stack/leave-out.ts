import { beforeEach } from "vitest";
import { reasonToLeaveOut } from "./left-out.ts";

/** Vitest runs this before every file where TEST_STACK is set; what is left out counts as skipped. */
beforeEach(({ task, skip }) => {
  const why = reasonToLeaveOut(task.file.filepath, task.name);
  if (why !== undefined) skip(why);
});
