import { chmodSync, statSync } from "node:fs";
import { lockFolder } from "@brightwren/backend/data-folder/data-folder";

/** Runs as a separate process, possibly as another user. Reports how the lock fails without access to each file. */
const [folder = "", ...files] = process.argv.slice(2);

function tryLock(): string {
  try {
    lockFolder(folder).release();
    return "locked";
  } catch (error) {
    return String(error);
  }
}

const results = files.map((file) => {
  const { mode } = statSync(file);
  chmodSync(file, mode & 0o555);
  const result = tryLock();
  chmodSync(file, mode);
  return result;
});
console.log(JSON.stringify([...results, tryLock()]));
