import type { Session } from "electron";

/** Checks spelling as British English. On a Mac the system's own checker decides by itself. */
export function setupSpelling(session: Session): void {
  if (process.platform !== "darwin") session.setSpellCheckerLanguages(["en-GB"]);
}
