import { notify } from "@brightwren/ui/notify";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useGeneration } from "../generation/generation-context.ts";
import { emptyDraft, keepDraft, readDraft, toRequest, type CustomDraft } from "./custom-draft.ts";

/** State and behaviour of the card 'Custom Post'. What is typed stays until a post was made of it. */
export function useCustomPost() {
  const { state, start, written } = useGeneration();
  const { register, handleSubmit, formState, reset, watch, getValues, setError, setFocus } =
    useForm<CustomDraft>({
      defaultValues: readDraft(),
    });

  useEffect(() => watch((draft) => keepDraft(draft)).unsubscribe, [watch]);

  useEffect(() => {
    if (written?.job.kind !== "custom") return;
    // Text typed since then is the next post's.
    const done = JSON.stringify(toRequest(getValues())) === JSON.stringify(written.job.request);
    if (done) reset(emptyDraft);
  }, [written, getValues, reset]);

  const generate = handleSubmit((draft) => {
    const request = toRequest(draft);
    if (request) return start({ kind: "custom", request });
    const missing = {
      topic: draft.topic.trim() ? undefined : "The topic is missing",
      categoryId: draft.categoryId ? undefined : "The category is missing",
    };
    for (const [name, message] of Object.entries(missing)) {
      if (message) setError(name as keyof CustomDraft, { message });
    }
    setFocus(missing.topic ? "topic" : "categoryId");
    notify({ title: "Error", description: "Please fill in topic and category", variant: "destructive" });
  });

  return {
    register,
    errors: formState.errors,
    busy: state.status !== "idle",
    working: state.status === "writing" && state.job.kind === "custom",
    generate: (event: React.SyntheticEvent) => void generate(event),
  };
}
