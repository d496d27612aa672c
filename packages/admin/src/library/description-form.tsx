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
import { TextField } from "../parts/text-field.tsx";
import { Choice } from "../pictures/choice.tsx";
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
      <AltField form={form} set={set} />
      <Choice checked={form.is_decorative} onChange={(is_decorative) => set({ is_decorative })}>
        Decorative only (screen readers skip it)
      </Choice>
      <CreditField form={form} set={set} />
    </>
  );
}

export function AltField({ form, set }: DescriptionFieldsProps) {
  return (
    <Field label="Alt text" hint={altHint}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles.alt}`}
          lang="en-GB"
          value={form.alt}
          disabled={form.is_decorative}
          maxLength={pictureLimits.alt}
          onChange={({ target }) => set({ alt: target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
    </Field>
  );
}

export function CreditField({ form, set }: DescriptionFieldsProps) {
  return (
    <TextField
      label="Credit"
      optional
      hint="Photographer or source to credit."
      value={form.credit}
      maxLength={pictureLimits.credit}
      onChange={({ target }) => set({ credit: target.value })}
    />
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
