import { type Person, personKeys, personQuery, setNotes } from "@brightwren/core/people/person";
import { waits } from "@brightwren/core/waits";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ListFailure } from "../parts/list/list-states.tsx";
import { useChange } from "../session/unread-changes.ts";

export const notesKey = ({ key }: Person) => [...personKeys.all, "notes", key];

/** The notes about the person of an enquiry or a subscription. */
export function NotesField({ id }: { id: string }) {
  const query = useQuery(personQuery(id));
  if (query.data) return <Notes key={query.data.key} id={id} person={query.data} />;
  return query.isError ? <ListFailure what="The notes" query={query} /> : null;
}

/**
 * Saves itself when typing pauses and when the screen closes. The tab keeps what could not be saved, and saves it when
 * the screen opens again.
 */
function Notes({ id, person }: { id: string; person: Person }) {
  const mutationKey = notesKey(person);
  const queries = useQueryClient();
  const changes = queries.getMutationCache();
  /** Undefined once it is stored. */
  const [typed, setTyped] = useState(() => {
    const last = changes.findAll({ mutationKey }).at(-1)?.state;
    return last?.status === "success" ? undefined : (last?.variables as string | undefined);
  });
  const { mutate, isPending, isError, isSuccess } = useChange(personKeys.all, {
    mutationKey,
    gcTime: Infinity,
    mutationFn: (text: string) => setNotes(id, text),
    failure: "Failed to save the notes. They stay in this tab until they are saved",
    about: `notes:${person.key}`,
  });
  const save = () => {
    const isErased = queries.getQueryData(personQuery(id).queryKey) === null;
    if (typed !== undefined && !isErased)
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
            style={{ minHeight: "6rem" }}
            maxLength={20_000}
            value={typed ?? person.notes ?? ""}
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
