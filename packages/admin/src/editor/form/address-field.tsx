import { slugFreeQuery } from "@brightwren/core/admin-posts/is-slug-free";
import { isSlug } from "@brightwren/core/post-editing/slug";
import { isSlugFrozen } from "@brightwren/core/post-editing/is-slug-frozen";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useHost } from "../../host/host.ts";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { useEditor } from "../session/editor-context.ts";
import styles from "./address-field.module.css";
import type { PostForm } from "./post-form.ts";

/** The post's address as the browser will show it. Once it has been public it changes only on purpose. */
export function AddressField() {
  const { session, snapshot } = useEditor();
  const { post } = snapshot;
  const { siteUrl } = useHost();
  const { register, control, formState, setFocus } = useFormContext<PostForm>();
  const slug = useDeferredValue(useWatch({ control, name: "slug" }));
  const [asks, setAsks] = useState(false);
  const [unlockedFor, setUnlockedFor] = useState<string>();
  const isLocked = post !== null && isSlugFrozen(post) && unlockedFor !== post.updated_at;
  const free = useQuery({
    ...slugFreeQuery(slug, post?.id),
    enabled: !isLocked && isSlug(slug),
    retry: false,
  });
  const taken = free.data === false ? "Another post already has this address." : undefined;
  const error = formState.errors.slug?.message ?? taken;

  return (
    <div className={styles.field}>
      <div className={styles.bar} data-invalid={error ? "" : undefined}>
        <label htmlFor="post-slug" className={styles.label}>
          Address
        </label>
        <span
          className={styles.site}
          aria-hidden="true"
        >{`${siteUrl.replace(/^https?:\/\//, "")}/blog/`}</span>
        <input
          id="post-slug"
          className={styles.slug}
          readOnly={isLocked}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby="post-slug-note"
          {...register("slug")}
        />
        {isLocked ? (
          <button type="button" className={styles.change} onClick={() => setAsks(true)}>
            Change address
          </button>
        ) : null}
      </div>
      <p
        id="post-slug-note"
        className={error ? styles.error : styles.note}
        role={taken ? "status" : undefined}
      >
        {error ?? (isLocked ? "This address has been public, so it stays as it is." : "")}
      </p>
      <ConfirmDialog
        open={asks}
        question="Change the address of a post that has been public?"
        detail="Links to the old address will break: in search results, on other sites and in old newsletters. Visitors who follow them come to the blog's list instead."
        confirmLabel="Change address"
        onConfirm={() => {
          setUnlockedFor(post?.updated_at);
          session.changeAddress();
          setAsks(false);
          setTimeout(() => setFocus("slug"));
        }}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
