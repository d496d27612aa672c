import type { Post } from "@brightwren/core/admin-posts/post";
import {
  getVersion,
  type VersionListItem,
  versionsQuery,
} from "@brightwren/core/post-versions/post-versions";
import { Dialog, DialogClose, DialogDescription, DialogTitle } from "@brightwren/ui/dialog";
import { Button } from "@brightwren/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { savedPlace } from "../../device/saved-place.ts";
import { enterText } from "../../drafts/found-drafts.ts";
import { discardDraft } from "../../drafts/local-drafts.ts";
import { isSameForm, type PostForm, toPostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { UserFacingError } from "../../parts/failure.ts";
import { formatCount, formatMoment } from "../../parts/format.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import { applyChange } from "../edits/edit-text.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import styles from "./versions-dialog.module.css";

type Restored = Awaited<ReturnType<typeof enterText>> & { version: PostForm };

export function VersionsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
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
  /** Focuses the text first, without which the browser cannot undo the change. */
  const inText = (change: () => void) => {
    form.setFocus("content");
    setTimeout(change);
  };
  const type = (content: string) => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement && area.value === form.getValues("content"))
      applyChange(area, () => ({ text: content, start: 0, end: 0 }));
  };
  const { mutate: undo } = useOwnerMutation({
    async mutationFn({ version, before, instead }: Restored) {
      const isTyped = !isSameForm(session.form, { ...version, slug: session.form.slug });
      const undone = await enterText(session, before, type);
      if (!undone.isEntered) throw new UserFacingError("The editor has been closed.");
      for (const draft of [instead, isTyped ? undefined : undone.instead])
        if (draft) await discardDraft(draft);
      noteDraftSetAside();
    },
    failure: "Failed to undo",
  });
  const { mutate: restore } = useOwnerMutation({
    mutationFn: async (version: PostForm) => ({ version, ...(await enterText(session, version, type)) }),
    onSuccess({ isEntered, instead }) {
      if (!isEntered) return;
      if (instead) noteDraftSetAside();
      // Before typing goes on, because the database keeps the text before it stores a version's text again.
      void session.act("background");
    },
    success: (restored) =>
      restored.isEntered
        ? {
            title: "Restored into the editor",
            description: restored.instead
              ? `It isn’t published yet. Your previous text is safe ${savedPlace()}. You can restore it above the editor.`
              : "It isn’t published yet. Save or publish it when you’re ready.",
            actions: [{ label: "Undo", onAct: () => inText(() => undo(restored)) }],
          }
        : undefined,
    failure: "Failed to restore the version",
  });

  if (compared)
    return (
      <ComparisonDialog
        title="Earlier version and current text"
        description="Restoring loads the earlier version into the editor. Nothing is published until you say so, and the address doesn’t change."
        left={{ name: "In the editor now", form: form.getValues() }}
        right={compared}
        closeLabel="Back to the versions"
        onClose={() => setCompared(undefined)}
        choices={
          <Button
            kind="solid"
            onClick={() => {
              onClose();
              inText(() => restore(compared.form));
            }}
          >
            Restore this version
          </Button>
        }
      />
    );
  return (
    <Dialog className={`column gap-3 ${styles.popup}`} onClose={onClose}>
      <div className="row spread gap-4">
        <DialogTitle>Versions of this post</DialogTitle>
        <DialogClose kind="text">Close</DialogClose>
      </div>
      <DialogDescription>
        Every version visitors have seen, and earlier drafts. Restoring one loads it into the editor; nothing
        is published until you say so.
      </DialogDescription>
      <VersionList post={post} onCompare={compare} />
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
  if (data.total === 0)
    return <p className="hint">None yet. While you write, a version is kept every ten minutes.</p>;
  const shown = post.status === "published" && data.versions.find(({ isDraft }) => !isDraft);
  const first = data.total === data.versions.length ? data.versions.at(-1) : undefined;
  return (
    <div className={styles.list} role="region" aria-label="Versions" tabIndex={0}>
      <ol role="list">
        {data.versions.map((version) => (
          <li key={version.id} className={`row spread gap-x-4 ${styles.version}`}>
            <div className="shrinks">
              <p className="cluster gap-x-3">
                <time dateTime={version.madeAt}>{formatMoment(version.madeAt)}</time>
                <PostStatusBadge status={version.isDraft ? "draft" : "published"} />
              </p>
              <p className="hint wrap breaks gap-x-3">
                {version === shown ? <span>What visitors see</span> : null}
                <span>{version === first ? "First version" : describeChange(version)}</span>
                <span>{version.madeBy ?? (version.isDraft ? "" : "by the system")}</span>
              </p>
            </div>
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

/** E.g. "12 words added, 3 removed". */
function describeChange({ added, removed }: VersionListItem): string {
  if (added === null || removed === null) return "";
  const words = (count: number) => formatCount(count, "word", "words");
  if (added === 0) return removed === 0 ? "Same words" : `${words(removed)} removed`;
  return `${words(added)} added${removed === 0 ? "" : `, ${removed.toLocaleString("en-GB")} removed`}`;
}
