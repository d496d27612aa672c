import { bareAddress, picturePlacement, withPlacement } from "@brightwren/core/pictures/picture-address";
import { isWebImage, absoluteImageUrl } from "@brightwren/core/post-editing/web-image";
import { ArticlePicture } from "@brightwren/ui/article-picture";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import { PictureChooser } from "../../library/picture-chooser.tsx";
import { altHint, Choice, stillFits } from "../../pictures/choice.tsx";
import { PictureInput } from "../../pictures/picture-input.tsx";
import { PictureProgress } from "../../pictures/picture-progress.tsx";
import { useIncomingPictures } from "../../pictures/incoming-pictures.ts";
import { useWaitingPictures } from "../../pictures/use-waiting-pictures.ts";
import styles from "./featured-image-field.module.css";

export function FeaturedImageField() {
  const { register, control, formState, setValue, getValues } = useFormContext<PostForm>();
  const address = useWatch({ control, name: "featured_image_url" });
  const text = useWatch({ control, name: "featured_image_alt" });
  const [described, setDescribed] = useState({ address, text });
  if (text !== described.text) setDescribed({ address, text });
  const isDescribed = text === "" || bareAddress(address) === bareAddress(described.address);
  const set = (next: string) => setValue("featured_image_url", next, { shouldValidate: true });
  const { pictures, items } = useIncomingPictures({
    arrived: (_, arrived) => set(arrived),
    removed: (gone) => (getValues("featured_image_url").startsWith(gone) ? set("") : undefined),
  });
  const chooser = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={`grid gap-3 ${styles.field}`}>
      <Field
        label="Featured image"
        optional
        hint="Paste a link starting with https://, or upload a picture."
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
      <div className="wrap gap-3">
        <Button kind="outline" onClick={() => chooser.current?.click()}>
          Upload a picture
        </Button>
        <PictureInput
          ref={chooser}
          label="Picture to upload"
          multiple={false}
          onFiles={([file]) => {
            if (!file) return;
            for (const { id } of pictures.getSnapshot()) pictures.dismiss(id);
            pictures.announce([file]).take();
          }}
        />
        <Button kind="outline" onClick={() => setIsChoosing(true)}>
          Choose from the library
        </Button>
        {isChoosing ? (
          <PictureChooser
            title="Choose the featured image"
            onClose={() => setIsChoosing(false)}
            onChoose={({ address: chosen, alt, is_decorative: isDecorative }) => {
              set(withPlacement(chosen, { isDecorative, isWide: false }));
              if (alt) setValue("featured_image_alt", alt);
            }}
          />
        ) : null}
      </div>
      {items.map((item) => (
        <PictureProgress key={item.id} item={item} pictures={pictures} />
      ))}
      {address !== "" && isWebImage(address) ? (
        <FeaturedPicture address={address} hint={isDescribed ? altHint : stillFits} onChange={set} />
      ) : null}
    </div>
  );
}

type FeaturedPictureProps = { address: string; hint: string; onChange: (address: string) => void };

function FeaturedPicture({ address, hint, onChange }: FeaturedPictureProps) {
  const { siteUrl } = useHost();
  const { register, formState } = useFormContext<PostForm>();
  const pictures = useWaitingPictures(address);
  const { isDecorative } = picturePlacement(address);
  return (
    <>
      <ArticlePicture
        address={absoluteImageUrl(address, siteUrl)}
        alt=""
        sizes="20rem"
        pictures={pictures}
        className={styles.image}
      />
      <Field
        label="What does the featured image show?"
        hint={hint}
        error={formState.errors.featured_image_alt?.message}
      >
        {(props) => (
          <input
            {...props}
            lang="en-GB"
            spellCheck
            // Disabling the field through react-hook-form would clear its value.
            readOnly={isDecorative}
            {...register("featured_image_alt")}
          />
        )}
      </Field>
      <Choice
        checked={isDecorative}
        onChange={(next) => onChange(withPlacement(address, { isDecorative: next, isWide: false }))}
      >
        Decorative only (screen readers skip it)
      </Choice>
    </>
  );
}
