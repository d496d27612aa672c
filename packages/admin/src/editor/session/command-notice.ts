import { savedPlace } from "../../device/saved-place.ts";
import type { CommandOutcome } from "../../drafts/editor-state.ts";
import type { SaveError } from "../../drafts/save-error.ts";
import type { Command } from "../../drafts/save-request.ts";

type Note = { title: string; description?: string; variant?: "destructive" };

type Done = Extract<CommandOutcome, { name: "done" }>;

export function commandNotice(command: Command, outcome: CommandOutcome): Note | undefined {
  if (outcome.name === "done") return doneNote(command, outcome);
  if (outcome.name === "unchanged") return unchangedNotes[command];
  // A conflict opens a dialog, and closing the editor does not need a message.
  if (outcome.name !== "refused") return undefined;
  const { isQueued, error } = outcome;
  return isQueued ? queuedNote(command, error) : refusedNote(command, error.message);
}

export function foundNote({ from, to }: Done): Note | undefined {
  return from === to
    ? undefined
    : {
        title: `The post is ${to}`,
        description: "The server’s reply was lost, but your change went through.",
      };
}

export function undoneNote(outcome: CommandOutcome): Note | undefined {
  const failed = (description: string): Note => ({
    title: "Couldn’t undo",
    description,
    variant: "destructive",
  });
  if (outcome.name === "done")
    return { title: "Undone", description: `The post is ${outcome.to} again, with its earlier text.` };
  if (outcome.name === "refused") return failed(outcome.error.message);
  return outcome.name === "conflict" ? failed("Someone has saved the post since then.") : undefined;
}

function doneNote(command: Command, { from, to }: Done): Note | undefined {
  if (command === "publish" && to === "scheduled") return { title: "Scheduled" };
  if (command === "publish") return { title: from === "published" ? "Changes published" : "Published" };
  return command === "save" && to === "published" ? { title: "Changes saved" } : doneNotes[command];
}

const doneNotes: Partial<Record<Command, Note>> = {
  pending: { title: "Changes saved", description: "Visitors don’t see them until you publish them." },
  unpublish: { title: "Unpublished", description: "The post is a draft again. Visitors no longer see it." },
  archive: { title: "Archived", description: "Visitors can’t see the post." },
  restore: { title: "Restored", description: "The post is a draft again." },
  discard: { title: "Changes discarded" },
};

const unchangedNotes: Partial<Record<Command, Note>> = {
  pending: { title: "Nothing to save", description: "There are no changes since your last save." },
  publish: { title: "Nothing to publish", description: "Visitors already see this text." },
};

const notDone: Partial<Record<Command, string>> = {
  publish: "Couldn’t publish",
  unpublish: "Couldn’t unpublish",
  archive: "Couldn’t archive",
  restore: "Couldn’t restore",
  discard: "Couldn’t discard",
};

/** Offline, the text is queued, but changes that visitors would see require the owner. */
function queuedNote(command: Command, { kind }: SaveError): Note {
  const [reason, until] =
    kind === "failed"
      ? ["The server is having problems.", "it recovers"]
      : ["You’re offline.", "you reconnect"];
  if (command === "save" || command === "pending")
    return {
      title: `Saved ${savedPlace()}`,
      description: `${reason} This will sync automatically when ${until}.`,
    };
  return {
    title: notDone[command] ?? "Not done",
    description: `${reason} Your text is safe ${savedPlace()} and will sync when ${until}. Then press the button again.`,
    variant: "destructive",
  };
}

function refusedNote(command: Command, message: string): Note {
  if (command === "delete")
    return { title: "Error", description: "Failed to delete post", variant: "destructive" };
  return { title: notDone[command] ?? "Not saved", description: message, variant: "destructive" };
}
