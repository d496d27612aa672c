import { imageTypes, uploadImage } from "@brightwren/core/media/upload-image";
import { isWebImage, wholeImageAddress } from "@brightwren/core/post-editing/web-image";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import styles from "./featured-image-field.module.css";

/** The picture above the article: uploaded where the backend keeps pictures, else named by its address. */
export function FeaturedImageField() {
  const { siteUrl } = useHost();
  const { register, control, formState, setValue } = useFormContext<PostForm>();
  const [address, title] = useWatch({ control, name: ["featured_image_url", "title"] });
  const { withSession } = useReauthentication();
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => withSession(() => uploadImage(file)),
    onSuccess: (outcome) => {
      if ("url" in outcome) setValue("featured_image_url", outcome.url, { shouldValidate: true });
    },
  });
  const isUnavailable = upload.data !== undefined && "unavailable" in upload.data;
  const failure = upload.isError ? upload.error.message || "The picture could not be uploaded." : undefined;
  return (
    <div className={styles.field}>
      <Field
        label="Featured image"
        optional
        hint={
          isUnavailable
            ? "This backend keeps no pictures. Give the address of one that is on the web."
            : "An address that begins with https://, or a picture from this computer. Its description is the title."
        }
        error={formState.errors.featured_image_url?.message ?? failure}
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
      {isUnavailable ? null : (
        <>
          <button
            type="button"
            className={buttonClass({ variant: "outline" })}
            aria-disabled={upload.isPending}
            onClick={() => (upload.isPending ? undefined : chooser.current?.click())}
          >
            {upload.isPending ? "Uploading…" : "Upload a picture"}
          </button>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label="Picture to upload"
            accept={imageTypes.join(",")}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = "";
            }}
          />
        </>
      )}
      {address && isWebImage(address) ? (
        <img src={wholeImageAddress(address, siteUrl)} alt={title} className={styles.image} />
      ) : null}
    </div>
  );
}
