import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { slugFreeQuery } from "@brightwren/core/admin-posts/read-post";
import { isSlug, isSlugFrozen, suggestSlug } from "@brightwren/core/post-editing/slug";
import { paths } from "@brightwren/core/paths";
import { waits } from "@brightwren/core/waits";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { freeSlug, isMadeFrom } from "../session/free-slug.ts";
import { useEditor } from "../session/use-editor.ts";
import { oldSlugsQuery, removeOldSlug } from "@brightwren/core/taxonomy/redirects";
import type { Post } from "@brightwren/core/admin-posts/post";
import { explainUnreachable } from "../../files/file-errors.ts";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import styles from "./address-field.module.css";

/** Locks a public address until the owner unlocks it. `isSecond`: this is the copy in the publishing sheet. */
export function AddressField({ isSecond = false }: { isSecond?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { session, snapshot } = useEditor();
  const { post, changesAddress } = snapshot;
  const { register, control, formState, setValue } = useFormContext<PostForm>();
  const written = useWatch({ control, name: "slug" });
  const slug = useDeferredValue(written);
  const [asks, setAsks] = useState(false);
  const { isLocked, isTaken } = useAddressCheck(slug);
  const taken = isTaken ? "Another post already has this address." : undefined;
  const error = formState.errors.slug?.message ?? taken;
  const isMoving = changesAddress && post !== null && slug !== post.slug;
  const note = isLocked
    ? "This address is already public, so it’s locked."
    : isMoving
      ? `Once published, ${paths.article(post.slug)} will redirect here.`
      : "";

  return (
    <div ref={place} className="small">
      <Field label="Address" error={error} hint={note}>
        {({ className, ...props }) => (
          <div className="relative">
            <input
              {...props}
              className={`${className} ${styles.slug}`}
              readOnly={isLocked}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...(isSecond
                ? {
                    value: written,
                    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
                      setValue("slug", target.value, { shouldValidate: true }),
                  }
                : register("slug"))}
            />
            <span aria-hidden="true" className={`soft ${styles.before}`}>
              {paths.article("")}
            </span>
          </div>
        )}
      </Field>
      {isLocked ? (
        <Button kind="text" onClick={() => setAsks(true)}>
          Change address
        </Button>
      ) : null}
      {post && isSlugFrozen(post) ? <OldAddresses post={post} /> : null}
      <ConfirmDialog
        neutral
        open={asks}
        question="Change this public address?"
        detail="The old address will redirect to the new one, so existing links keep working. It’s listed below, where you can remove it."
        confirmLabel="Change address"
        onConfirm={() => {
          session.changeAddress();
          setAsks(false);
          setTimeout(() => place.current?.querySelector("input")?.focus());
        }}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}

export function useAddressCheck(slug: string, isWanted = true) {
  const { post, changesAddress } = useEditor().snapshot;
  const isLocked = post !== null && isSlugFrozen(post) && !changesAddress;
  const enabled = isWanted && !isLocked && isSlug(slug);
  const free = useQuery({ ...slugFreeQuery(slug, post?.id), enabled, retry: false });
  return { isLocked, isTaken: free.data === false, isChecking: enabled && free.isPending };
}

/** Generates the slug from the title until the owner edits it or the post has been public. */
export function useSuggestedSlug(): void {
  const { control, getValues, setValue } = useFormContext<PostForm>();
  const { post } = useEditor().snapshot;
  const title = useWatch({ control, name: "title" });
  const isFrozen = post !== null && isSlugFrozen(post);
  const id = post?.id;
  /** The last generated slug. Any other slug is the owner's choice. */
  const ours = useRef<string>(undefined);

  useEffect(() => {
    const slug = getValues("slug");
    const suggested = title.trim() === "" ? "" : suggestSlug(title);
    if (isMadeFrom(slug, suggested)) ours.current = slug;
    if (isFrozen || !suggested || (slug !== "" && slug !== ours.current)) return undefined;
    if (slug !== ours.current || !isMadeFrom(slug, suggested)) setValue("slug", suggested);
    ours.current = getValues("slug");
    let isCurrent = true;
    const find = async () => {
      const free = await freeSlug(suggested, id);
      if (!isCurrent || getValues("slug") !== ours.current || isMadeFrom(ours.current, free)) return;
      ours.current = free;
      setValue("slug", free, { shouldValidate: true });
    };
    const timer = setTimeout(() => void find(), waits.address);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, isFrozen, id, getValues, setValue]);
}

function OldAddresses({ post }: { post: Pick<Post, "id" | "updated_at"> }) {
  const { data: slugs = [], refetch } = useQuery(oldSlugsQuery(post.id, post.updated_at));
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const removal = useOwnerMutation({
    mutationFn: (slug: string) => removeOldSlug(post.id, slug),
    success: (_, slug) => `${paths.article(slug)} no longer redirects`,
    failure: "Couldn’t remove the old address",
    explain: explainUnreachable,
    about: (slug) => `old-address:${slug}`,
    onSettled: async () => {
      await refetch();
      setAsked(undefined);
    },
  });
  if (slugs.length === 0) return null;
  return (
    <>
      <ul
        ref={list}
        role="list"
        aria-label="Old addresses that redirect here"
        tabIndex={-1}
        className="fine breaks"
      >
        {slugs.map((slug) => (
          <li key={slug} className="cluster spread gap-x-4">
            <span>{`${paths.article(slug)} redirects here`}</span>
            <Button kind="text" aria-label={`Remove the old address ${slug}`} onClick={() => setAsked(slug)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        question="Remove this old address?"
        detail={`Visitors who use ${paths.article(asked ?? "")} will see the blog list instead of this post.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={removal.isPending}
        returnFocus={list}
        onConfirm={() => (asked === undefined ? undefined : removal.mutate(asked))}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
