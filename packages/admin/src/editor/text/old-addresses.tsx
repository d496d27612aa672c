import { oldSlugsQuery, removeOldSlug } from "@brightwren/core/taxonomy/redirects";
import type { Post } from "@brightwren/core/admin-posts/post";
import { paths } from "@brightwren/core/paths";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { explainUnreachable } from "../../files/file-errors.ts";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure } from "../../parts/failure.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import styles from "./address-field.module.css";

const aboutOldAddress = (slug: string) => `old-address:${slug}`;

/** The addresses that a post had before and that lead to it, each with a way to take it away. Nothing where there are none. */
export function OldAddresses({ post }: { post: Pick<Post, "id" | "updated_at"> }) {
  const { data: slugs = [], refetch } = useQuery(oldSlugsQuery(post.id, post.updated_at));
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { withSession } = useReauthentication();
  const removal = useMutation({
    mutationFn: (slug: string) => withSession(() => removeOldSlug(post.id, slug)),
    onSuccess: (_, slug) =>
      notify({
        title: "Success",
        description: `${paths.article(slug)} leads nowhere now`,
        about: aboutOldAddress(slug),
      }),
    onError: (error, slug) =>
      notifyFailure("The old address was not removed", explainUnreachable(error), aboutOldAddress(slug)),
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
        aria-label="Old addresses that lead here"
        tabIndex={-1}
        className={styles.old}
      >
        {slugs.map((slug) => (
          <li key={slug}>
            <span>{`${paths.article(slug)} leads here`}</span>
            <button
              type="button"
              className={styles.change}
              aria-label={`Remove the old address ${slug}`}
              onClick={() => setAsked(slug)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        question="Remove this old address?"
        detail={`Visitors who come to ${paths.article(asked ?? "")} will find the blog's list instead of this post.`}
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
