import {
  type LibraryPicture,
  pictureLimits,
  type PictureDescription,
} from "@brightwren/core/pictures/library";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { formatCount } from "../parts/format.ts";
import styles from "./description-form.module.css";
import { usePictureActions } from "./use-picture-actions.ts";

const altHint =
  "Say what it shows to somebody on the phone: “The shop from the street, door open, two people at the counter”.";

type DescriptionFormProps = {
  picture: LibraryPicture;
  /** In how many posts it is shown, once that is known. */
  uses: number | undefined;
};

/** What a picture shows and whose it is: for posts to come, or for those that show it as well. */
export function DescriptionForm({ picture, uses }: DescriptionFormProps) {
  const { isPending, save, describeEverywhere } = usePictureActions(picture);
  const [form, setForm] = useState(() => fieldsOf(picture));
  const [isAsking, setIsAsking] = useState(false);
  const description = { ...form, alt: oneLine(form.alt), credit: oneLine(form.credit) };
  const set = (changes: Partial<PictureDescription>) => setForm((before) => ({ ...before, ...changes }));
  const posts = formatCount(uses ?? 0, "post", "posts");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save(description);
      }}
    >
      <DescriptionFields form={form} set={set} />
      <div className={styles.actions}>
        <button type="submit" className={buttonClass()} aria-disabled={isPending}>
          Save description
        </button>
        {uses ? (
          <button
            type="button"
            className={buttonClass({ variant: "outline" })}
            aria-disabled={isPending}
            onClick={() => (isPending ? undefined : setIsAsking(true))}
          >
            {`Change in ${posts}`}
          </button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        question={`Change the alternative text in ${posts}?`}
        detail={`${said(description)} Published posts change for visitors as well. Whoever has one of them open is shown the change before they save.`}
        confirmLabel="Change"
        busyLabel="Changing..."
        busy={isPending}
        onConfirm={() => describeEverywhere(description, () => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}

type DescriptionFieldsProps = {
  form: PictureDescription;
  set: (changes: Partial<PictureDescription>) => void;
};

function DescriptionFields({ form, set }: DescriptionFieldsProps) {
  return (
    <>
      <Field label="Alternative text" hint={altHint}>
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.alt}`}
            value={form.alt}
            disabled={form.is_decorative}
            maxLength={pictureLimits.alt}
            onChange={(event) => set({ alt: event.target.value })}
          />
        )}
      </Field>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={form.is_decorative}
          onChange={(event) => set({ is_decorative: event.target.checked })}
        />
        Decorative: it adds nothing to the words
      </label>
      <Field label="Credit" optional hint="Who made it, and whoever has to be named with it.">
        {(control) => (
          <input
            {...control}
            type="text"
            value={form.credit}
            maxLength={pictureLimits.credit}
            onChange={(event) => set({ credit: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

const fieldsOf = ({ alt, is_decorative, credit }: LibraryPicture): PictureDescription => ({
  alt,
  is_decorative,
  credit,
});

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

function said({ alt, is_decorative: isDecorative }: PictureDescription): string {
  if (isDecorative) return "They will show it as decorative, without any text.";
  return alt ? `They will all say “${alt}”.` : "They will have no alternative text any more.";
}
