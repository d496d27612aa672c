import { keptPlace } from "../../device/kept-here.ts";
import type { CommandOutcome } from "../../drafts/editor-state.ts";
import type { SaveError } from "../../drafts/save-error.ts";
import type { Command } from "../../drafts/save-request.ts";

/** What a person is notified of. */
type Note = { title: string; description?: string; variant?: "destructive" };

type Done = Extract<CommandOutcome, { name: "done" }>;

/** What is said of a request; nothing where the screen shows it by itself. */
export function commandNotice(command: Command, outcome: CommandOutcome): Note | undefined {
  switch (outcome.name) {
    case "done":
      return doneNote(command, outcome);
    case "unchanged":
      return unchangedNotes[command];
    case "refused":
      return outcome.isQueued
        ? queuedNote(command, outcome.error)
        : refusedNote(command, outcome.error.message);
    // The conflict shows itself, and who closes an editor sees that it is closed.
    case "conflict":
    case "closed":
      return undefined;
  }
}

/** What is said when a request that seemed to have failed turns out to be done: only its answer was lost. */
export function foundNote({ from, to }: Done): Note | undefined {
  return from === to
    ? undefined
    : { title: `Found: the post is ${to}`, description: "Only the answer was lost." };
}

/** What is said when a request was to be undone; nothing where the screen shows by itself why it was not. */
export function undoneNote(outcome: CommandOutcome): Note | undefined {
  switch (outcome.name) {
    case "done":
      return { title: "Undone", description: `The post is ${outcome.to} again, with the text that it had.` };
    case "refused":
      return { title: "Not undone", description: outcome.error.message, variant: "destructive" };
    case "conflict":
      return {
        title: "Not undone",
        description: "Somebody has saved the post since.",
        variant: "destructive",
      };
    case "unchanged":
    case "closed":
      return undefined;
  }
}

function doneNote(command: Command, { from, to }: Done): Note | undefined {
  if (command === "publish" && to === "scheduled") return { title: "Scheduled" };
  if (command === "publish") return { title: from === "published" ? "Updated" : "Published" };
  return command === "save" && to === "published" ? { title: "Pending version saved" } : doneNotes[command];
}

const doneNotes: Partial<Record<Command, Note>> = {
  pending: { title: "Pending version saved", description: "Visitors still see the published one." },
  unpublish: { title: "Unpublished", description: "The post is a draft again. Visitors no longer see it." },
  archive: { title: "Archived", description: "Visitors do not see the post." },
  restore: { title: "Restored", description: "The post is a draft again." },
  discard: { title: "Pending version discarded" },
};

const unchangedNotes: Partial<Record<Command, Note>> = {
  pending: { title: "Nothing to save", description: "There are no changes since the last save." },
  publish: { title: "Nothing to update", description: "Visitors read this text already." },
};

const notDone: Partial<Record<Command, string>> = {
  publish: "Not published",
  unpublish: "Not unpublished",
  archive: "Not archived",
  restore: "Not restored",
  discard: "Not discarded",
};

/** Without a network the text is stored later by itself; what visitors would notice is left to the person. */
function queuedNote(command: Command, { kind }: SaveError): Note {
  const [reason, until] =
    kind === "failed"
      ? ["The server could not do it just now.", "it can"]
      : ["You are offline.", "the network is back"];
  if (command === "save" || command === "pending")
    return {
      title: `Saved ${keptPlace()}`,
      description: `${reason} It is sent by itself when ${until}.`,
    };
  return {
    title: notDone[command] ?? "Not done",
    description: `${reason} The text is kept ${keptPlace()} and stored when ${until}. Then press the button again.`,
    variant: "destructive",
  };
}

function refusedNote(command: Command, message: string): Note {
  if (command === "delete")
    return { title: "Error", description: "Failed to delete post", variant: "destructive" };
  return { title: notDone[command] ?? "Not saved", description: message, variant: "destructive" };
}
