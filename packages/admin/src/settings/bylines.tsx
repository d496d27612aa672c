import { authors } from "@brightwren/brand";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import type { OwnerSettings } from "@brightwren/core/settings/owner-settings";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useFilledForm } from "../parts/filled-form.ts";
import styles from "./settings.module.css";
import { useSaveSettings } from "./use-save-settings.ts";

const fields = [
  { name: "author", label: "Author of new posts", brand: authors.owner },
  { name: "generated_author", label: "Author of generated posts", brand: authors.generated },
] as const;

const byline = (text: string): string | null => text.replace(/\s+/gu, " ").trim() || null;

const formOf = ({ author, generated_author }: OwnerSettings) => ({
  author: author ?? "",
  generated_author: generated_author ?? "",
});

export function Bylines({ settings }: { settings: OwnerSettings }) {
  const { mutate, isPending } = useSaveSettings();
  const { register, handleSubmit, reset } = useFilledForm({
    defaultValues: formOf(settings),
  });
  const save = handleSubmit(({ author, generated_author }) => {
    if (isPending) return;
    const changes = { author: byline(author), generated_author: byline(generated_author) };
    mutate(changes, { onSuccess: (saved) => reset(formOf(saved)) });
  });
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {fields.map(({ name, label, brand }) => (
        <Field key={name} label={label} hint={`If empty, we use ${brand}.`}>
          {(control) => (
            <input {...control} {...register(name)} maxLength={postLimits.author} autoComplete="off" />
          )}
        </Field>
      ))}
      <p className={styles.meaning}>Existing posts keep their author.</p>
      <div>
        <Button type="submit" busy={isPending}>
          {isPending ? "Saving…" : "Save authors"}
        </Button>
      </div>
    </form>
  );
}
