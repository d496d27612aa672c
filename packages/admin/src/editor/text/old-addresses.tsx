import { Button } from "@brightwren/ui/button";
import { oldSlugsQuery, removeOldSlug } from "@brightwren/core/taxonomy/redirects";
import type { Post } from "@brightwren/core/admin-posts/post";
import { paths } from "@brightwren/core/paths";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { explainUnreachable } from "../../files/file-errors.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import styles from "./address-field.module.css";

const aboutOldAddress = (slug: string) => `old-address:${slug}`;

export function OldAddresses({ post }: { post: Pick<Post, "id" | "updated_at"> }) {
  const { data: slugs = [], refetch } = useQuery(oldSlugsQuery(post.id, post.updated_at));
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const removal = useOwnerMutation({
    mutationFn: (slug: string) => removeOldSlug(post.id, slug),
    success: (_, slug) => `${paths.article(slug)} no longer redirects`,
    failure: "Couldn’t remove the old address",
    explain: explainUnreachable,
    about: aboutOldAddress,
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
        className={styles.old}
      >
        {slugs.map((slug) => (
          <li key={slug}>
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
