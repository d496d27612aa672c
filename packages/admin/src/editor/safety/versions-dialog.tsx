import type { Post } from "@brightwren/core/admin-posts/post";
import {
  getVersion,
  type VersionListItem,
  versionsQuery,
} from "@brightwren/core/post-versions/post-versions";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { Button } from "@brightwren/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { savedPlace } from "../../device/saved-place.ts";
import { enterText } from "../../drafts/found-drafts.ts";
import { type PostForm, toPostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { UserFacingError } from "../../parts/failure.ts";
import { formatMoment } from "../../parts/format.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import styles from "./versions-dialog.module.css";

type VersionsDialogProps = { post: Post; onClose: () => void };

export function VersionsDialog({ post, onClose }: VersionsDialogProps) {
  const { session, form, noteDraftSetAside } = useEditor();
  const [compared, setCompared] = useState<{ name: string; form: PostForm }>();

  const { mutate: compare } = useOwnerMutation({
    mutationFn: async ({ id }: VersionListItem) => {
      const fields = await getVersion(id);
      if (!fields) throw new UserFacingError("The post has since been deleted.");
      // Restoring a version does not change the address.
      return toPostForm({ ...fields, slug: form.getValues("slug") });
    },
    onSuccess: (version, { madeAt }) =>
      setCompared({ name: `Version from ${formatMoment(madeAt)}`, form: version }),
    failure: "Failed to load the version",
  });
  const { mutate: restore } = useOwnerMutation({
    mutationFn: (version: PostForm) => enterText(session, version),
    onSuccess({ isEntered, instead }) {
      if (!isEntered) return;
      if (instead) noteDraftSetAside();
      onClose();
    },
    success: ({ isEntered, instead }) =>
      isEntered
        ? {
            title: "Restored into the editor",
            description: instead
              ? `It isn’t published yet. Your previous text is safe ${savedPlace()}. You can restore it above the editor.`
              : "It isn’t published yet. Save or publish it when you’re ready.",
          }
        : undefined,
    failure: "Failed to restore the version",
  });

  if (compared)
    return (
      <ComparisonDialog
        title="Earlier version and current text"
        description="Restoring loads the earlier version into the editor. Nothing is saved or published until you say so, and the address doesn’t change."
        left={{ name: "In the editor now", form: form.getValues() }}
        right={compared}
        closeLabel="Back to the versions"
        onClose={() => setCompared(undefined)}
        choices={<Button onClick={() => restore(compared.form)}>Restore this version</Button>}
      />
    );
  return (
    <Dialog
      title="Versions of this post"
      description="Every version visitors have seen. Restoring one loads it into the editor; nothing is saved or published until you say so."
      className={`column gap-3 ${styles.popup}`}
      onClose={onClose}
    >
      <VersionList post={post} onCompare={compare} />
      <DialogActions>
        <DialogClose kind="text">Close</DialogClose>
      </DialogActions>
    </Dialog>
  );
}

const atOnce = 30;

type VersionListProps = { post: Post; onCompare: (version: VersionListItem) => void };

function VersionList({ post, onCompare }: VersionListProps) {
  const [most, setMost] = useState(atOnce);
  const { data, isError, refetch } = useQuery({
    ...versionsQuery(post.id, most),
    placeholderData: keepPreviousData,
  });
  const isReachable = useReachable();
  if (!data && !isReachable)
    return <p className="hint">You’re offline. Versions will load when you reconnect.</p>;
  if (!data && isError)
    return (
      <p className="hint">
        The versions could not be loaded.{" "}
        <Button kind="text" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!data) return <p className="hint">Loading the versions…</p>;
  if (data.total === 0) return <p className="hint">Visitors haven’t seen this post yet.</p>;
  return (
    <div className={styles.list} role="region" aria-label="Versions" tabIndex={0}>
      <ol role="list">
        {data.versions.map((version, at) => (
          <li key={version.id} className={`cluster spread gap-2 gap-x-4 ${styles.version}`}>
            <span className="cluster gap-1 shrinks gap-x-3">
              <time dateTime={version.madeAt}>{formatMoment(version.madeAt)}</time>
              <span className="hint breaks">{version.madeBy ?? "by the system"}</span>
              {at === 0 && post.status === "published" ? (
                <>
                  <PostStatusBadge status="published" />
                  <span className="hint breaks">What visitors see</span>
                </>
              ) : null}
            </span>
            <Button
              kind="outline"
              aria-label={`Compare the version from ${formatMoment(version.madeAt)}`}
              onClick={() => onCompare(version)}
            >
              Compare
            </Button>
          </li>
        ))}
      </ol>
      {data.total > data.versions.length ? (
        <Button kind="outline" onClick={() => setMost(most + atOnce)}>
          Show older versions
        </Button>
      ) : null}
    </div>
  );
}
