import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useGeneration } from "../generation/generation-provider.tsx";
import { useFilledForm } from "../parts/filled-form.ts";
import { emptyDraft, storeDraft, readDraft, toRequest, type CustomDraft } from "./custom-draft.ts";
import styles from "./custom-post.module.css";

export function CustomPost() {
  const { register, errors, busy, working, generate } = useCustomPost();
  const { data: categories, isError, refetch } = useQuery(categoriesQuery());
  return (
    <section className={styles.section} aria-labelledby="custom-post">
      <h2 id="custom-post" className={styles.title}>
        Custom Post
      </h2>
      <form className={styles.form} onSubmit={generate} noValidate>
        <Field label="Topic" error={errors.topic?.message}>
          {(control) => (
            <input {...control} {...register("topic")} maxLength={200} required autoComplete="off" />
          )}
        </Field>
        <Field label="Category" error={errors.categoryId?.message}>
          {(control) =>
            categories ? (
              <select {...control} {...register("categoryId")} required>
                <option value="">Select a category</option>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <select {...control} disabled>
                <option>Select a category</option>
              </select>
            )
          }
        </Field>
        {isError ? (
          <p className={styles.failure} role="alert">
            The categories could not be loaded.{" "}
            <button type="button" className={styles.again} onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        ) : null}
        <Field label="Keywords (comma separated)" optional error={errors.keywords?.message}>
          {(control) => <input {...control} {...register("keywords")} autoComplete="off" />}
        </Field>
        <Button kind="outline" type="submit" busy={busy}>
          {working ? "Generating..." : "Generate Custom Post"}
        </Button>
      </form>
    </section>
  );
}

const aboutMissing = "custom-post";

function useCustomPost() {
  const { state, start, written } = useGeneration();
  const { register, handleSubmit, formState, reset, watch, getValues, setError, setFocus } =
    useFilledForm<CustomDraft>({
      defaultValues: readDraft(),
    });

  useEffect(() => watch((draft) => storeDraft(draft)).unsubscribe, [watch]);

  useEffect(() => {
    if (written?.job.kind !== "custom") return;
    const done = JSON.stringify(toRequest(getValues())) === JSON.stringify(written.job.request);
    if (done) reset(emptyDraft);
  }, [written, getValues, reset]);

  const generate = handleSubmit((draft) => {
    const request = toRequest(draft);
    if (request) {
      withdraw(aboutMissing);
      return start({ kind: "custom", request });
    }
    const missing = {
      topic: draft.topic.trim() ? undefined : "Enter a topic",
      categoryId: draft.categoryId ? undefined : "Choose a category",
    };
    for (const [name, message] of Object.entries(missing)) {
      if (message) setError(name as keyof CustomDraft, { message });
    }
    setFocus(missing.topic ? "topic" : "categoryId");
    notify({
      title: "Error",
      description: "Please fill in topic and category",
      variant: "destructive",
      about: aboutMissing,
    });
  });

  return {
    register,
    errors: formState.errors,
    busy: state.status !== "idle",
    working: state.status === "writing" && state.job.kind === "custom",
    generate: (event: React.SyntheticEvent) => void generate(event),
  };
}
