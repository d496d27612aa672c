import { picturePlacement, withPlacement } from "@brightwren/core/pictures/picture-address";
import { isWebImage, wholeImageAddress } from "@brightwren/core/post-editing/web-image";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import { altHint, Choice } from "../../pictures/choice.tsx";
import { PictureProgress } from "../../pictures/picture-progress.tsx";
import { useIncomingPictures } from "../../pictures/use-incoming-pictures.ts";
import styles from "./featured-image-field.module.css";

/** The picture above the article: uploaded where the backend keeps pictures, else named by its address. */
export function FeaturedImageField() {
  const { siteUrl } = useHost();
  const { register, control, formState, setValue, getValues } = useFormContext<PostForm>();
  const address = useWatch({ control, name: "featured_image_url" });
  const set = (next: string) => setValue("featured_image_url", next, { shouldValidate: true });
  const { pictures, items } = useIncomingPictures({
    arrived: (_, arrived) => set(arrived),
    gone: () => undefined,
    removed: (gone) => (getValues("featured_image_url").startsWith(gone) ? set("") : undefined),
  });
  const isShown = address !== "" && isWebImage(address);
  const { isDecorative } = picturePlacement(address);
  return (
    <div className={styles.field}>
      <Field
        label="Featured image"
        optional
        hint="An address that begins with https://, or a picture from this device."
        error={formState.errors.featured_image_url?.message}
      >
        {(props) => (
          <input
            {...props}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            {...register("featured_image_url")}
          />
        )}
      </Field>
      <PictureButton
        onChoose={(file) => {
          for (const { id } of pictures.getSnapshot()) pictures.dismiss(id);
          pictures.announce([file]).take();
        }}
      />
      {items.map((item) => (
        <PictureProgress key={item.id} item={item} pictures={pictures} />
      ))}
      {isShown ? (
        <>
          <img src={wholeImageAddress(address, siteUrl)} alt="" className={styles.image} />
          <Field
            label="What does the featured image show?"
            hint={altHint}
            error={formState.errors.featured_image_alt?.message}
          >
            {(props) => (
              <input
                {...props}
                lang="en-GB"
                spellCheck
                // Disabled by the form's own hand it would lose its words.
                readOnly={isDecorative}
                {...register("featured_image_alt")}
              />
            )}
          </Field>
          <Choice
            checked={isDecorative}
            onChange={(next) => set(withPlacement(address, { isDecorative: next, isWide: false }))}
          >
            Decorative: it adds nothing to the words
          </Choice>
        </>
      ) : null}
    </div>
  );
}

function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: "outline" })}
        onClick={() => chooser.current?.click()}
      >
        Upload a picture
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Picture to upload"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
    </>
  );
}
