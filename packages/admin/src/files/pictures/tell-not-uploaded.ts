import { notify } from "@brightwren/ui/notify";

export type NotUploaded = { name: string; reason: string };

/** Says which pictures were not uploaded and why, files with the same reason together. */
export function tellNotUploaded(failures: readonly NotUploaded[]): void {
  for (const [reason, files] of Map.groupBy(failures, (failure) => failure.reason)) {
    const names = files.map(({ name }) => `“${name}”`).join(", ");
    notify({ title: "Not uploaded", description: `${names}: ${reason}`, variant: "destructive" });
  }
}
