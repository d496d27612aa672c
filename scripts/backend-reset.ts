import { localDataFolder, localMailFolder } from "@brightwren/backend/project/local-folders";
import { resetLocalData } from "@brightwren/backend/data-folder/data-folder";
import { StartupError } from "@brightwren/backend/project/startup-error";

try {
  const removed = await resetLocalData(localDataFolder, localMailFolder);
  console.log(
    removed
      ? "The local database and mailbox have been deleted. The next `npm start` creates new ones."
      : "There is no local data. The next `npm start` creates it.",
  );
} catch (error) {
  const unexpected =
    error instanceof Error ? `The local data could not be deleted: ${error.message}` : String(error);
  console.error(error instanceof StartupError ? error.message : unexpected);
  process.exit(1);
}
