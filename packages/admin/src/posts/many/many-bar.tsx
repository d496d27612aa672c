import { listChosenPosts } from "@brightwren/core/admin-posts/read-posts";
import type { PostBrief, PostChoice } from "@brightwren/core/admin-posts/post";
import { buttonClass } from "@brightwren/ui/button-class";
import { withdraw } from "@brightwren/ui/notify";
import { useRef, useState, type RefObject } from "react";
import { useReachable } from "../../host/connectivity.ts";
import { ConfirmDialog } from "../../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure } from "../../parts/failure.ts";
import { formatCount } from "../../parts/format.ts";
import { useReauthentication } from "../../session/reauthentication.tsx";
import styles from "./many-bar.module.css";
import { CategoryDialog, TagsDialog } from "./many-dialogs.tsx";
import { type ManyWish, useChangeMany } from "./use-change-many.ts";
import type { Selection } from "./use-selection.ts";

type ManyBarProps = {
  selection: Selection;
  /** The posts of the page that is seen. */
  shown: readonly PostBrief[];
  choice: PostChoice;
  /** How many posts the choice holds, on all pages. */
  total: number;
  /** Receives the focus when the posts that had it are gone. */
  top: RefObject<HTMLElement | null>;
};

/** Above the list: selects its posts, and does with all of them what is asked for. */
export function ManyBar({ selection, shown, choice, total, top }: ManyBarProps) {
  const { changeMany, progress } = useChangeMany(selection.keep);
  const count = selection.posts.size;
  const whole = shown.filter(({ id }) => selection.has(id)).length;
  return (
    <div className={styles.bar} data-active={count > 0 || undefined}>
      <div className={styles.selecting}>
        <label className={styles.all}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = whole > 0 && whole < shown.length;
            }}
            type="checkbox"
            checked={whole === shown.length}
            onChange={({ target }) => selection.set(shown, target.checked)}
          />
          Select this page
        </label>
        <p aria-live="polite" className={styles.count}>
          {progress
            ? `Changing ${progress.done.toLocaleString("en-GB")} of ${formatCount(progress.total, "post", "posts")}…`
            : count > 0
              ? `${count.toLocaleString("en-GB")} selected`
              : ""}
        </p>
        {count > 0 && !progress ? <Others {...{ selection, choice, total, top }} /> : null}
      </div>
      {count > 0 ? (
        <Deeds
          selection={selection}
          isArchive={choice.status === "archived"}
          isBusy={progress !== undefined}
          top={top}
          onWish={changeMany}
        />
      ) : null}
    </div>
  );
}

const failedToSelect = "Failed to select the posts";

/** Selects all posts of the choice, or none. */
function Others({ selection, choice, total, top }: Omit<ManyBarProps, "shown">) {
  const { withSession } = useReauthentication();
  const isReachable = useReachable();
  const [isReading, setIsReading] = useState(false);
  const selectAll = async () => {
    setIsReading(true);
    try {
      selection.set(await withSession(() => listChosenPosts(choice)), true);
      withdraw(failedToSelect);
    } catch (error) {
      notifyFailure(failedToSelect, error);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <>
      {selection.posts.size < total && isReachable ? (
        <button
          type="button"
          className={styles.deed}
          aria-disabled={isReading}
          onClick={() => (isReading ? undefined : void selectAll())}
        >
          {isReading ? "Selecting…" : `Select all ${total.toLocaleString("en-GB")}`}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.deed}
        onClick={() => {
          selection.keep(new Set());
          top.current?.focus();
        }}
      >
        Select none
      </button>
    </>
  );
}

type DeedsProps = {
  selection: Selection;
  isArchive: boolean;
  isBusy: boolean;
  top: RefObject<HTMLElement | null>;
  onWish: (wish: ManyWish, posts: Selection["posts"]) => Promise<void>;
};

function Deeds({ selection, isArchive, isBusy, top, onWish }: DeedsProps) {
  const isReachable = useReachable();
  const [asked, setAsked] = useState<"delete" | "category" | "tags">();
  const returnFocus = useRef<HTMLElement>(null);
  const close = () => setAsked(undefined);

  if (!isReachable) return <p className={styles.offline}>Changing many posts waits for the network.</p>;
  const wish = (one: ManyWish, posts = selection.posts) => {
    close();
    void onWish(one, posts).then(() => top.current?.focus());
  };
  // What is archived is not published: it is restored, where that is what one sees.
  const unpublish = () => {
    const shown = new Map([...selection.posts].filter(([, { status }]) => status !== "archived"));
    wish({ change: { status: "draft" }, done: "unpublished" }, shown);
  };
  const deed = (label: string, onClick: () => void, isDestructive = false) => (
    <button
      type="button"
      className={buttonClass({ variant: "outline" })}
      data-destructive={isDestructive || undefined}
      aria-disabled={isBusy}
      onClick={(event) => {
        returnFocus.current = event.currentTarget;
        if (!isBusy) onClick();
      }}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label="Change the selected posts" className={styles.deeds}>
      {deed("Publish", () => wish({ change: { status: "published" }, done: "published or scheduled" }))}
      {isArchive
        ? deed("Restore", () => wish({ change: { status: "draft" }, done: "restored as drafts" }))
        : deed("Unpublish", unpublish)}
      {isArchive ? null : deed("Archive", () => wish({ change: { status: "archived" }, done: "archived" }))}
      {deed("Category…", () => setAsked("category"))}
      {deed("Tags…", () => setAsked("tags"))}
      {deed("Delete…", () => setAsked("delete"), true)}
      <CategoryDialog open={asked === "category"} posts={selection.posts} onWish={wish} onClose={close} />
      <TagsDialog open={asked === "tags"} posts={selection.posts} onWish={wish} onClose={close} />
      <ConfirmDialog
        open={asked === "delete"}
        question={`Delete ${formatCount(selection.posts.size, "post", "posts")}?`}
        detail={<Doomed posts={selection.posts} />}
        confirmLabel="Delete"
        returnFocus={returnFocus}
        onConfirm={() => wish({ change: { delete: true }, done: "deleted" })}
        onCancel={close}
      />
    </div>
  );
}

const mostNames = 5;

function Doomed({ posts }: { posts: Selection["posts"] }) {
  const others = posts.size - mostNames;
  return (
    <>
      <p>They go to the trash, where they can be restored for 30 days.</p>
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
