import {
  type LibraryPicture,
  pictureLimits,
  type PictureDescription,
} from "@brightwren/core/pictures/library";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { formatCount, oneLine } from "../parts/format.ts";
import styles from "./description-form.module.css";
import { usePictureActions } from "./picture-operations.ts";

const altHint =
  "Describe it as you would to someone on the phone: “The shop from the street, door open, two people at the counter”.";

type DescriptionFormProps = { picture: LibraryPicture; uses: number | undefined };

export function DescriptionForm({ picture, uses }: DescriptionFormProps) {
  const { isPending, save, describeEverywhere } = usePictureActions(picture);
  const [form, setForm] = useState(() => tidyDescription(picture));
  const [isAsking, setIsAsking] = useState(false);
  const description = tidyDescription(form);
  const set = (changes: Partial<PictureDescription>) => setForm((before) => ({ ...before, ...changes }));
  const posts = formatCount(uses ?? 0, "post", "posts");
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save(description);
      }}
    >
      <DescriptionFields form={form} set={set} />
      <div className="wrap gap-3">
        <Button type="submit" busy={isPending}>
          Save description
        </Button>
        {uses ? (
          <Button kind="outline" busy={isPending} onClick={() => setIsAsking(true)}>
            {`Change in ${posts}`}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        question={`Change the alt text in ${posts}?`}
        detail={`${describe(description)} Published posts will change for visitors too. Anyone editing one will see the change before they save.`}
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

export function DescriptionFields({ form, set }: DescriptionFieldsProps) {
  return (
    <>
      <Field label="Alt text" hint={altHint}>
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
      <label className={`row small gap-3 ${styles.choice}`}>
        <input
          type="checkbox"
          checked={form.is_decorative}
          onChange={(event) => set({ is_decorative: event.target.checked })}
        />
        Decorative only (screen readers skip it)
      </label>
      <Field label="Credit" optional hint="Photographer or source to credit.">
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

export const tidyDescription = ({ alt, is_decorative, credit }: PictureDescription): PictureDescription => ({
  alt: oneLine(alt),
  is_decorative,
  credit: oneLine(credit),
});

function describe({ alt, is_decorative: isDecorative }: PictureDescription): string {
  if (isDecorative) return "They’ll show it as decorative, with no alt text.";
  return alt ? `They’ll all use “${alt}”.` : "They’ll no longer have alt text.";
}
