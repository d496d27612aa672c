import { generationWriterQuery } from "@brightwren/core/generation/generate-post";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { Button } from "@brightwren/ui/button";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useGeneration } from "../generation/generation-provider.tsx";
import type { GenerationJob } from "../generation/generation-runner.ts";
import { adminPaths } from "../host/admin-paths.ts";
import styles from "./generation.module.css";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { Field } from "@brightwren/ui/field";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useFilledForm } from "../parts/filled-form.ts";
import { CategoryField } from "../parts/text-field.tsx";
import { emptyDraft, storeDraft, readDraft, toRequest, type CustomDraft } from "./custom-draft.ts";
import { Section } from "../parts/section.tsx";

export function QuickGenerate() {
  const { state, start } = useGeneration();
  const working = state.status === "writing" && state.job.kind === "random";
  return (
    <Section title="Quick Generate" className={styles.section}>
      <p className="hint mt-1">Writes a post on the next topic in the library.</p>
      <Button
        kind="outline"
        className="mt-4 full"
        busy={state.status !== "idle"}
        onClick={() => start({ kind: "random" })}
      >
        {working ? "Generating..." : "Generate Random Post"}
      </Button>
    </Section>
  );
}

export function WriterNote() {
  const { data: writer } = useQuery(generationWriterQuery());
  const { data: settings } = useQuery(ownerSettingsQuery());
  return (
    <p className={`hint ${styles.note}`}>
      <span>
        {writer?.kind === "model"
          ? `Uses the model “${writer.model}”. Its provider charges your account for each post.`
          : writer &&
            `Uses the built-in writer and its ${writer.topics} topics, free of charge. Your own topics become outlines, saved as drafts.`}
      </span>
      {writer && settings ? (
        <span>
          <span>
            {` New posts ${settings.generated_posts === "published" ? "are published straight away" : "start as drafts"}. Change this in `}
          </span>
          <Link to={adminPaths["blog-settings"]}>Settings</Link>.
        </span>
      ) : null}
    </p>
  );
}

export function GenerationStatus({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { state, written } = useGeneration();
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.status}>
      {state.status === "writing" ? <Writing job={state.job} startedAt={state.startedAt} /> : null}
      {state.status === "elsewhere" ? (
        <p className={styles.line}>A post is being written in another tab. It will appear here.</p>
      ) : null}
      {state.status === "idle" && written ? (
        <p className={styles.line}>
          Just written:{" "}
          <Link to={adminPaths.post(written.post.id)} dir="auto">
            {written.post.title}
          </Link>{" "}
          <span>{written.post.status === "published" ? "(published)" : "(a draft)"}</span>
        </p>
      ) : null}
    </div>
  );
}

function Writing({ job, startedAt }: { job: GenerationJob; startedAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const subject = job.kind === "custom" ? `a post on “${job.request.topic}”` : "a post on the next topic";
  return (
    <div className="row align-start gap-4">
      <div className={`shrinks ${styles.subject}`}>
        <p className="list-title">{`Writing ${subject}`}</p>
        <p className="hint mt-1 snug">This can take a few minutes. You can carry on working.</p>
      </div>
      {/* Not announced, because counting seconds aloud would be distracting. */}
      <span className={styles.time} role="timer" aria-live="off" aria-label="Time so far">
        {formatElapsed(now - startedAt)}
      </span>
    </div>
  );
}

function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function LibraryOffer({ onChosen }: { onChosen: () => void }) {
  const { state, written, start } = useGeneration();
  if (state.status !== "idle" || written?.job.kind !== "custom" || !written.libraryTopics?.length)
    return null;
  const { categoryId } = written.job.request;
  return (
    <div role="group" aria-labelledby="library-offer" className={`single gap-3 ${styles.offer}`}>
      <p id="library-offer" className="hint">
        Prefer a finished article? These are the closest in the library. Your outline stays in your drafts.
      </p>
      <ul role="list" className={`grid gap-2 ${styles.choices}`}>
        {written.libraryTopics.map(({ id, title }) => (
          <li key={id}>
            <Button
              kind="outline"
              onClick={() => {
                start({ kind: "custom", request: { topic: title, categoryId, from: { libraryTopic: id } } });
                onChosen();
              }}
            >
              {`Write “${title}”`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const aboutMissing = "custom-post";

export function CustomPost() {
  const { state, start, written } = useGeneration();
  const { register, handleSubmit, formState, reset, watch, getValues, setError, setFocus } =
    useFilledForm<CustomDraft>({ defaultValues: readDraft() });
  const { errors } = formState;
  const { data: categories, isError, refetch } = useQuery(categoriesQuery());
  const working = state.status === "writing" && state.job.kind === "custom";

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
    if (!draft.categoryId) setError("categoryId", { message: "Choose a category" });
    if (!draft.topic.trim()) setError("topic", { message: "Enter a topic" });
    setFocus(draft.topic.trim() ? "categoryId" : "topic");
    notify({
      title: "Error",
      description: "Please fill in topic and category",
      variant: "destructive",
      about: aboutMissing,
    });
  });
  return (
    <Section title="Custom Post" className={styles.section}>
      <form className="grid gap-4 mt-4" onSubmit={(event) => void generate(event)} noValidate>
        <Field label="Topic" error={errors.topic?.message}>
          {(control) => (
            <input {...control} {...register("topic")} maxLength={200} required autoComplete="off" />
          )}
        </Field>
        {/* Registered only with its categories, so that the stored choice is among them. */}
        <CategoryField
          label="Category"
          none="Select a category"
          categories={categories}
          error={errors.categoryId?.message}
          {...(categories ? register("categoryId") : {})}
          disabled={!categories}
          required
        />
        {isError ? (
          <p className="small accent" role="alert">
            The categories could not be loaded.{" "}
            <button type="button" className={`bare ${styles.again}`} onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        ) : null}
        <Field label="Keywords (comma separated)" optional error={errors.keywords?.message}>
          {(control) => <input {...control} {...register("keywords")} autoComplete="off" />}
        </Field>
        <Button kind="outline" type="submit" busy={state.status !== "idle"}>
          {working ? "Generating..." : "Generate Custom Post"}
        </Button>
      </form>
    </Section>
  );
}
