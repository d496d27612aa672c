import type { Post } from "@brightwren/core/admin-posts/post";
import {
  getVersion,
  type VersionListItem,
  versionsQuery,
} from "@brightwren/core/post-versions/post-versions";
import { Dialog, DialogClose, DialogDescription, DialogTitle } from "@brightwren/ui/dialog";
import { Badge } from "@brightwren/ui/badge";
import { Button } from "@brightwren/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { savedPlace } from "../../device/saved-place.ts";
import { enterText } from "../../drafts/found-drafts.ts";
import { discardDraft } from "../../drafts/local-drafts.ts";
import { isSameForm, type PostForm, toPostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { UserFacingError } from "../../parts/failure.ts";
import { formatMoment, formatRecent } from "../../parts/format.ts";
import { ListFailure } from "../../parts/list/list-states.tsx";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import { applyChange } from "../edits/edit-text.ts";
import { isShown } from "../session/save-status.tsx";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import styles from "./versions-dialog.module.css";

type Restored = Awaited<ReturnType<typeof enterText>> & { version: PostForm };

export function VersionsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { session, form, noteDraftSetAside } = useEditor();
  const [compared, setCompared] = useState<{ name: string; form: PostForm }>();

  const { mutate: load } = useOwnerMutation({
    mutationFn: async ({ version }: Asked) => {
      const fields = await getVersion(version.id);
      if (!fields) throw new UserFacingError("The post has since been deleted.");
      // Restoring a version does not change the address.
      return toPostForm({ ...fields, slug: form.getValues("slug") });
    },
    onSuccess: (loaded, { version, isRestored }) =>
      isRestored
        ? take(loaded)
        : setCompared({ name: `Version from ${formatMoment(version.madeAt)}`, form: loaded }),
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

  const take = (version: PostForm) => {
    onClose();
    inText(() => restore(version));
  };

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
          <Button kind="solid" onClick={() => take(compared.form)}>
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
      <VersionList post={post} onAsk={load} />
    </Dialog>
  );
}

const atOnce = 30;

type Asked = { version: VersionListItem; isRestored: boolean };

function VersionList({ post, onAsk }: { post: Post; onAsk: (asked: Asked) => void }) {
  const isSame = isShown(useEditor().snapshot);
  const [most, setMost] = useState(atOnce);
  const query = useQuery({
    ...versionsQuery(post.id, most),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const isReachable = useReachable();
  if (!data && query.isError && isReachable) return <ListFailure what="The versions" query={query} />;
  if (!data)
    return (
      <p className="hint">
        {isReachable ? "Loading the versions…" : "You’re offline. Versions will load when you reconnect."}
      </p>
    );
  if (data.total === 0)
    return <p className="hint">None yet. While you write, a version is kept every ten minutes.</p>;
  const shown = post.status === "published" && data.versions.find(({ isDraft }) => !isDraft);
  const first = data.total === data.versions.length ? data.versions.at(-1) : undefined;
  return (
    <div className={styles.list} role="region" aria-label="Versions" tabIndex={0}>
      <ol role="list">
        {data.versions.map((version) => (
          <li key={version.id} className={`row spread small gap-x-4 ${styles.version}`}>
            <p className="cluster shrinks breaks gap-x-3">
              <time dateTime={version.madeAt} title={formatMoment(version.madeAt)} className="strong">
                {formatRecent(Date.parse(version.madeAt))}
              </time>
              {version === shown ? <Badge>Live</Badge> : version.isDraft ? <Badge quiet>Draft</Badge> : null}
              <span>{describe(version, version === first)}</span>
            </p>
            {version === shown && isSame ? (
              <span className="soft target row rigid">Same as now</span>
            ) : (
              <div className="row gap-4">
                {(["Compare", "Restore"] as const).map((label) => (
                  <Button
                    key={label}
                    kind="text"
                    aria-label={`${label} the version from ${formatMoment(version.madeAt)}`}
                    onClick={() => onAsk({ version, isRestored: label === "Restore" })}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
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

/** E.g. "+12 −3 words · by nell". */
function describe({ added, removed, madeBy, isDraft }: VersionListItem, isFirst: boolean): string {
  const by = madeBy ? `by ${madeBy.replace(/@.*/, "")}` : !isDraft && "by the site";
  const counts = [added && `+${added}`, removed && `−${removed}`].filter(Boolean).join(" ");
  const change = counts ? `${counts} words` : added === 0 && "Same words";
  return [isFirst ? "First version" : change, by].filter(Boolean).join(" · ");
}
