import { listChosenPosts } from "@brightwren/core/admin-posts/read-posts";
import type { PostChoice } from "@brightwren/core/admin-posts/post";
import { trashDays } from "@brightwren/core/trash/post-trash";
import { Button } from "@brightwren/ui/button";
import { useRef, useState, type RefObject } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { formatCount } from "../../parts/format.ts";
import { useOwnerMutation } from "../../session/owner-mutation.ts";
import styles from "./bulk-bar.module.css";
import { CategoryDialog, TagsDialog } from "./bulk-dialogs.tsx";
import { type BulkCommand, useBulkChange } from "./use-bulk-change.ts";
import type { PostSelection } from "./use-selection.ts";

type ManyBarProps = {
  selection: PostSelection;
  choice: PostChoice;
  total: number;
  /** Receives focus when the focused rows disappear. */
  top: RefObject<HTMLElement | null>;
};

export function BulkBar({ selection, choice, total, top }: ManyBarProps) {
  const { changeMany, progress } = useBulkChange(selection.keep);
  const count = selection.posts.size;
  return (
    <div className={`grid gap-2 ${styles.bar}`} data-active={count > 0 || undefined}>
      <div className="cluster small gap-1 gap-x-3">
        <p aria-live="polite" className="small strong numeric">
          {progress
            ? `Changing ${progress.done.toLocaleString("en-GB")} of ${formatCount(progress.total, "post", "posts")}…`
            : count > 0
              ? `${count.toLocaleString("en-GB")} selected`
              : ""}
        </p>
        {count > 0 && !progress ? <Others {...{ selection, choice, total, top }} /> : null}
      </div>
      {count > 0 ? (
        <Actions
          selection={selection}
          isArchive={choice.status === "archived"}
          isBusy={progress !== undefined}
          top={top}
          onCommand={changeMany}
        />
      ) : null}
    </div>
  );
}

function Others({ selection, choice, total, top }: ManyBarProps) {
  const isReachable = useReachable();
  const { mutate: selectAll, isPending: isReading } = useOwnerMutation({
    mutationFn: () => listChosenPosts(choice),
    onSuccess: (posts) => selection.set(posts, true),
    failure: "Failed to select the posts",
  });
  return (
    <>
      {selection.posts.size < total && isReachable ? (
        <Button kind="text" className={styles.action} busy={isReading} onClick={() => selectAll()}>
          {isReading ? "Selecting…" : `Select all ${total.toLocaleString("en-GB")}`}
        </Button>
      ) : null}
      <Button
        kind="text"
        className={styles.action}
        onClick={() => {
          selection.keep(new Set());
          top.current?.focus();
        }}
      >
        Clear selection
      </Button>
    </>
  );
}

type ActionsProps = {
  selection: PostSelection;
  isArchive: boolean;
  isBusy: boolean;
  top: RefObject<HTMLElement | null>;
  onCommand: (command: BulkCommand, posts: PostSelection["posts"]) => Promise<void>;
};

function Actions({ selection, isArchive, isBusy, top, onCommand }: ActionsProps) {
  const isReachable = useReachable();
  const [asked, setAsked] = useState<"delete" | "category" | "tags">();
  const returnFocus = useRef<HTMLElement>(null);
  const close = () => setAsked(undefined);

  if (!isReachable) return <p className="hint">You’re offline. Reconnect to change several posts.</p>;
  const command = (one: BulkCommand, posts = selection.posts) => {
    close();
    void onCommand(one, posts).then(() => top.current?.focus());
  };
  // Archived posts are not published, so they are skipped.
  const unpublish = () => {
    const shown = new Map([...selection.posts].filter(([, { status }]) => status !== "archived"));
    command({ change: { status: "draft" }, done: "unpublished" }, shown);
  };
  const action = (label: string, onClick: () => void, isDestructive = false) => (
    <Button
      kind="outline"
      data-destructive={isDestructive || undefined}
      busy={isBusy}
      onClick={(event) => {
        returnFocus.current = event.currentTarget;
        if (!isBusy) onClick();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div role="group" aria-label="Change the selected posts" className={`cluster gap-2 ${styles.actions}`}>
      {action("Publish", () => command({ change: { status: "published" }, done: "published or scheduled" }))}
      {isArchive
        ? action("Restore", () => command({ change: { status: "draft" }, done: "restored as drafts" }))
        : action("Unpublish", unpublish)}
      {isArchive
        ? null
        : action("Archive", () => command({ change: { status: "archived" }, done: "archived" }))}
      {action("Category…", () => setAsked("category"))}
      {action("Tags…", () => setAsked("tags"))}
      {action("Delete…", () => setAsked("delete"), true)}
      <CategoryDialog
        open={asked === "category"}
        posts={selection.posts}
        onCommand={command}
        onClose={close}
      />
      <TagsDialog open={asked === "tags"} posts={selection.posts} onCommand={command} onClose={close} />
      <ConfirmDialog
        open={asked === "delete"}
        question={`Delete ${formatCount(selection.posts.size, "post", "posts")}?`}
        detail={<Doomed posts={selection.posts} />}
        confirmLabel="Delete"
        returnFocus={returnFocus}
        onConfirm={() => command({ change: { delete: true }, done: "deleted" })}
        onCancel={close}
      />
    </div>
  );
}

const mostNames = 5;

function Doomed({ posts }: { posts: PostSelection["posts"] }) {
  const others = posts.size - mostNames;
  return (
    <>
      <p>{`They’ll move to the trash. You can restore them within ${trashDays} days.`}</p>
      <ul>
        {[...posts.values()].slice(0, mostNames).map(({ id, title }) => (
          <li key={id} dir="auto">
            {title}
          </li>
        ))}
        {others > 0 ? <li>{`and ${formatCount(others, "other", "others")}`}</li> : null}
      </ul>
    </>
  );
}
