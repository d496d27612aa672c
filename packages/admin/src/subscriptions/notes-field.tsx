import { subscriptionKeys, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { setNotes } from "@brightwren/core/subscriptions/write-subscriptions";
import { waits } from "@brightwren/core/waits";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useChange } from "../session/unread-changes.ts";

/**
 * Saves itself when typing pauses and when the screen closes. The tab keeps what could not be saved, and saves it when
 * the screen opens again.
 */
export function NotesField({ subscription: { id, notes } }: { subscription: Subscription }) {
  const mutationKey = [...subscriptionKeys.record(id), "notes"];
  const changes = useQueryClient().getMutationCache();
  /** Undefined once it is stored. */
  const [typed, setTyped] = useState(() => {
    const last = changes.findAll({ mutationKey }).at(-1)?.state;
    return last?.status === "success" ? undefined : (last?.variables as string | undefined);
  });
  const { mutate, isPending, isError, isSuccess } = useChange(subscriptionKeys.all, {
    mutationKey,
    gcTime: Infinity,
    mutationFn: (text: string) => setNotes(id, text),
    failure: "Failed to save the notes. They stay in this tab until they are saved",
    about: `notes:${id}`,
  });
  const save = () => {
    if (typed !== undefined)
      mutate(typed, { onSuccess: () => setTyped((now) => (now === typed ? undefined : now)) });
  };
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const timer = setTimeout(() => onSave(), waits.storeLocally.wait);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => onSave(), []);
  const hasFailed = isError && !isPending;
  const unsaved = isPending ? "Saving…" : hasFailed ? "Not saved. Your text is still here." : "Not saved yet";
  const saved = isSuccess ? "Saved" : "Saves itself. Customers never see it.";
  return (
    <div className="grid gap-1">
      <Field label="Notes">
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={5000}
            value={typed ?? notes ?? ""}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="row spread target">
        <p role="status" className={hasFailed ? "small urgent" : "fine"}>
          {typed === undefined ? saved : unsaved}
        </p>
        {hasFailed && typed !== undefined ? (
          <Button kind="text" className="small" onClick={save}>
            Try again
          </Button>
        ) : null}
      </div>
    </div>
  );
}
