import { authors } from "@brightwren/brand";
import { pendingVersionQuery } from "@brightwren/core/admin-posts/pending-versions";
import type { Post } from "@brightwren/core/admin-posts/post";
import { postQuery } from "@brightwren/core/admin-posts/read-post";
import { ownerSettingsQuery } from "@brightwren/core/settings/owner-settings";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, useCallback, useState } from "react";
import { Link, useLocation, useNavigate, useNavigation, useParams } from "react-router-dom";
import { savedPlace } from "../device/saved-place.ts";
import type { StoredVersions } from "../drafts/save-request.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { Screen } from "../parts/screen.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { PostEditor } from "./post-editor.tsx";

/** Handles new and existing posts, so that the editor stays mounted when a new post gets its address. */
export function Component() {
  const { id } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [made, setMade] = useState<{ id: string; editorKey: string }>();
  const isMade = made !== undefined && made.id === id;
  const editorKey = isMade ? made.editorKey : (id ?? key);

  const onCreated = useCallback(
    (newId: string) => {
      // The new address must not replace the screen that the owner has just chosen.
      if (isLeaving || made?.id === newId) return;
      setMade({ id: newId, editorKey });
      void navigate(adminPaths.post(newId), { replace: true, preventScrollReset: true });
    },
    [editorKey, navigate, isLeaving, made],
  );

  if (id && !isMade) return <StoredPostEditor key={id} id={id} />;
  return <NewPostEditor key={editorKey} onCreated={onCreated} />;
}

function NewPostEditor({ onCreated }: { onCreated: (id: string) => void }) {
  const settings = useQuery(ownerSettingsQuery());
  const isReachable = useReachable();
  const [author, setAuthor] = useState<string>();
  if (author === undefined && (!settings.isPending || !isReachable))
    setAuthor(settings.data?.author ?? authors.owner);
  if (author === undefined) return <Waiting label="Opening the editor" />;
  return <PostEditor post={null} pending={null} author={author} onCreated={onCreated} />;
}

// The editor starts from the server's current version, then ignores refetched versions.
const once = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function StoredPostEditor({ id }: { id: string }) {
  const isReachable = useReachable();
  const [start, setStart] = useState<StoredVersions & { post: Post }>();
  const post = useQuery({ ...postQuery(id), ...once });
  const pending = useQuery({ ...pendingVersionQuery(id), ...once });
  // Offline, cached versions are good enough, because each save sends its base version, which reveals a conflict.
  const isCurrent = isRead(post) && isRead(pending);
  if (!start && post.data && pending.data !== undefined && (isCurrent || !isReachable))
    setStart({ post: post.data, pending: pending.data });

  if (start) return <PostEditor {...start} />;
  if (post.data === null && isRead(post))
    return <Stopped title="Post not found" text="This post doesn’t exist. It may have been deleted." />;
  if (!isReachable)
    return (
      <Stopped
        title="This post can’t be opened offline"
        text="It hasn’t been opened on this computer before. It will open automatically when you reconnect."
      />
    );
  if (post.isError || pending.isError) {
    const again = () => void Promise.all([post.refetch(), pending.refetch()]);
    return (
      <Stopped
        title="The post could not be opened"
        text={`We couldn’t reach the server, or it refused. Your text is safe ${savedPlace()}.`}
        action={<Button onClick={again}>Try again</Button>}
      />
    );
  }
  return <Waiting label="Opening the post" />;
}

const isRead = ({ isFetchedAfterMount, isSuccess, isFetching }: UseQueryResult) =>
  isFetchedAfterMount && isSuccess && !isFetching;

type StoppedProps = { title: string; text: string; action?: ReactElement };

function Stopped({ title, text, action = allPosts }: StoppedProps) {
  return (
    <Screen title={title}>
      <p className="mb-5 measure">{text}</p>
      {action}
    </Screen>
  );
}

const allPosts = (
  <Link to={adminPaths.posts} className={buttonClass({ kind: "outline" })}>
    All posts
  </Link>
);
