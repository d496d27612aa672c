import { authors } from "@brightwren/brand";
import { pendingVersionQuery } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import { postQuery } from "@brightwren/core/admin-posts/read-post";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { keptPlace } from "../device/kept-here.ts";
import type { StoredVersions } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { Screen } from "../parts/screen.tsx";
import { Waiting } from "../parts/waiting.tsx";
import styles from "./editor-screen.module.css";
import { PostEditor } from "./post-editor.tsx";

/**
 * Writes a new post, or edits one. Both addresses share this screen, so that a new post gets its own address without
 * the editor being built anew under the person's hands.
 */
export function Component() {
  const { id } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; editorKey: string }>();
  const isMade = made !== undefined && made.id === id;
  const editorKey = isMade ? made.editorKey : (id ?? key);

  const onCreated = useCallback(
    (newId: string) => {
      setMade({ id: newId, editorKey });
      void navigate(adminPaths.post(newId), { replace: true, preventScrollReset: true });
    },
    [editorKey, navigate],
  );

  if (id && !isMade) return <StoredPostEditor key={id} id={id} />;
  return <NewPostEditor key={editorKey} onCreated={onCreated} />;
}

/** Starts with the byline of the owner's settings; with the brand's while those cannot be read. */
function NewPostEditor({ onCreated }: { onCreated: (id: string) => void }) {
  const settings = useQuery(ownerSettingsQuery());
  const isReachable = useReachable();
  const [author, setAuthor] = useState<string>();
  // Once: an editor that is open keeps its text.
  if (author === undefined && (!settings.isPending || !isReachable))
    setAuthor(settings.data?.author ?? authors.owner);
  if (author === undefined) return <Waiting label="Opening the editor" />;
  return <PostEditor post={null} pending={null} author={author} onCreated={onCreated} />;
}

// The editor starts from what the server has now, and from then on only its own saves count.
const once = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function StoredPostEditor({ id }: { id: string }) {
  const isReachable = useReachable();
  const [start, setStart] = useState<StoredVersions & { post: Post }>();
  const post = useQuery({ ...postQuery(id), ...once });
  const pending = useQuery({ ...pendingVersionQuery(id), ...once });
  // What was read before serves where the server can't be asked: a save names its version, and so finds a newer one.
  const isCurrent = isRead(post) && isRead(pending);
  if (!start && post.data && pending.data !== undefined && (isCurrent || !isReachable))
    setStart({ post: post.data, pending: pending.data });

  if (start) return <PostEditor {...start} onCreated={ignore} />;
  if (post.data === null && isRead(post)) return <Missing />;
  if (!isReachable) return <NotHere />;
  if (post.isError || pending.isError) {
    const again = () => void Promise.all([post.refetch(), pending.refetch()]);
    return <Unreadable onTryAgain={again} />;
  }
  return <Waiting label="Opening the post" />;
}

/** Whether the server has answered since the screen was opened. */
const isRead = ({ isFetchedAfterMount, isSuccess, isFetching }: UseQueryResult) =>
  isFetchedAfterMount && isSuccess && !isFetching;

const ignore = () => undefined;

function Missing() {
  return (
    <Screen title="No such post">
      <p className={styles.message}>This post is not there. It may have been deleted.</p>
      <Link to={adminPaths.posts} className={buttonClass({ variant: "outline" })}>
        All posts
      </Link>
    </Screen>
  );
}

function NotHere() {
  return (
    <Screen title="This post can't be opened offline">
      <p className={styles.message}>
        It was not read on this computer before. It opens by itself when the network is back.
      </p>
      <Link to={adminPaths.posts} className={buttonClass({ variant: "outline" })}>
        All posts
      </Link>
    </Screen>
  );
}

function Unreadable({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Screen title="The post could not be opened">
      <p className={styles.message}>
        {`The server could not be reached, or it refused. What you wrote is kept ${keptPlace()}.`}
      </p>
      <button type="button" className={buttonClass()} onClick={onTryAgain}>
        Try again
      </button>
    </Screen>
  );
}
