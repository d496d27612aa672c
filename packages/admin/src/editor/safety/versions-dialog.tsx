import { Dialog } from "@base-ui/react/dialog";
import type { Post } from "@brightwren/core/admin-posts/post";
import { getVersion, type KeptVersion, versionsQuery } from "@brightwren/core/post-versions/post-versions";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify, withdraw } from "@brightwren/ui/notify";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keptPlace } from "../../device/kept-here.ts";
import { enterText } from "../../drafts/found-drafts.ts";
import { type PostForm, toPostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { notifyFailure, UserFacingError } from "../../parts/failure.ts";
import { formatMoment } from "../../parts/format.ts";
import { PostStatusBadge } from "../../parts/post-status-badge.tsx";
import { useReauthentication } from "../../session/reauthentication.tsx";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import styles from "./versions-dialog.module.css";

type VersionsDialogProps = { post: Post; onClose: () => void };

/** Every text of a post that visitors were shown: who made it public and when, compared and restored into the editor. */
export function VersionsDialog({ post, onClose }: VersionsDialogProps) {
  const { form } = useEditor();
  const [compared, setCompared] = useState<{ name: string; form: PostForm }>();
  const { compare, restore } = useVersions(onClose, setCompared);

  if (compared)
    return (
      <ComparisonDialog
        open
        title="A former version and what is here now"
        explanation="Restoring puts the former version into the editor. Nothing is saved or published by it, and the address stays as it is."
        left={{ name: "In the editor now", form: form.getValues() }}
        right={compared}
        closeLabel="Back to the versions"
        onClose={() => setCompared(undefined)}
        choices={
          <button type="button" className={buttonClass()} onClick={() => void restore(compared.form)}>
            Restore this version
          </button>
        }
      />
    );
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Versions of this post</Dialog.Title>
          <Dialog.Description className={styles.explanation}>
            Each text that visitors were shown. One that is restored comes into the editor, and is not saved
            or published by that.
          </Dialog.Description>
          <VersionList post={post} onCompare={(version) => void compare(version)} />
          <div className={styles.end}>
            <Dialog.Close className={styles.close}>Close</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const atOnce = 30;

type VersionListProps = { post: Post; onCompare: (version: KeptVersion) => void };

function VersionList({ post, onCompare }: VersionListProps) {
  const [most, setMost] = useState(atOnce);
  const { data, isError, refetch } = useQuery({
    ...versionsQuery(post.id, most),
    placeholderData: keepPreviousData,
  });
  const isReachable = useReachable();
  if (!data && !isReachable)
    return <p className={styles.message}>You are offline. The versions come with the network.</p>;
  if (!data && isError)
    return (
      <p className={styles.message}>
        The versions could not be read.{" "}
        <button type="button" className={styles.close} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (!data) return <p className={styles.message}>Reading the versions…</p>;
  if (data.total === 0) return <p className={styles.message}>Visitors have never been shown this post.</p>;
  return (
    <div className={styles.list} role="region" aria-label="Versions" tabIndex={0}>
      <ol role="list">
        {data.versions.map((version, at) => (
          <li key={version.id} className={styles.version}>
            <span className={styles.facts}>
              <time dateTime={version.madeAt}>{formatMoment(version.madeAt)}</time>
              <span className={styles.who}>{version.madeBy ?? "by the system"}</span>
              {at === 0 && post.status === "published" ? (
                <>
                  <PostStatusBadge status="published" />
                  <span className={styles.who}>What visitors see</span>
                </>
              ) : null}
            </span>
            <button
              type="button"
              className={buttonClass({ variant: "outline" })}
              aria-label={`Compare the version of ${formatMoment(version.madeAt)}`}
              onClick={() => onCompare(version)}
            >
              Compare
            </button>
          </li>
        ))}
      </ol>
      {data.total > data.versions.length ? (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          onClick={() => setMost(most + atOnce)}
        >
          Show older versions
        </button>
      ) : null}
    </div>
  );
}

const failedToRead = "Failed to read the version";
const failedToRestore = "Failed to restore the version";

/** Reads a version to compare it, and puts one into the editor; what was in it and not stored is kept aside. */
function useVersions(onRestored: () => void, onRead: (version: { name: string; form: PostForm }) => void) {
  const { session, form, noteKeptAside } = useEditor();
  const { withSession } = useReauthentication();

  const compare = async ({ id, madeAt }: KeptVersion) => {
    try {
      const fields = await withSession(() => getVersion(id));
      if (!fields) throw new UserFacingError("The post was deleted in the meantime.");
      // An address changes on purpose only.
      const version = toPostForm({ ...fields, slug: form.getValues("slug") });
      withdraw(failedToRead);
      onRead({ name: `Version of ${formatMoment(madeAt)}`, form: version });
    } catch (error) {
      notifyFailure(failedToRead, error);
    }
  };
  const restore = async (version: PostForm) => {
    try {
      const { isEntered, instead } = await enterText(session, version);
      if (!isEntered) return;
      if (instead) noteKeptAside();
      onRestored();
      notify({
        title: "Restored into the editor",
        about: failedToRestore,
        description: instead
          ? `It is not published. What you had written is kept ${keptPlace()} and offered above the text.`
          : "It is not published. Save or publish it when it is right.",
      });
    } catch (error) {
      notifyFailure(failedToRestore, error);
    }
  };
  return { compare, restore };
}
