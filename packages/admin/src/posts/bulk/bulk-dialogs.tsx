import type { Elements } from "@brightwren/ui/elements";
import { Dialog } from "@base-ui/react/dialog";
import { tagsQuery } from "@brightwren/core/admin-posts/read-post";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { postLimits, tagsFromText } from "@brightwren/core/post-editing/post-draft";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { formatCount } from "../../parts/format.ts";
import styles from "./bulk-dialogs.module.css";
import type { BulkCommand } from "./use-bulk-change.ts";
import type { Selection } from "./use-selection.ts";

type BulkDialogProps = {
  open: boolean;
  posts: Selection["posts"];
  onCommand: (command: BulkCommand) => void;
  onClose: () => void;
};

type FrameProps = Pick<BulkDialogProps, "open" | "posts" | "onClose"> & {
  title: string;
  children: Elements;
};

function DialogFrame({ open, posts, title, onClose, children }: FrameProps) {
  const published = [...posts.values()].filter(({ status }) => status === "published").length;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {published > 0 ? (
            <Dialog.Description className={styles.note}>
              {`${formatCount(published, "post is", "posts are")} published: visitors see the change at once.`}
            </Dialog.Description>
          ) : null}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Cancel = () => (
  <Dialog.Close className={buttonClass({ variant: "outline" })} type="button">
    Cancel
  </Dialog.Close>
);

/** Gives the selected posts a category, or none. */
export function CategoryDialog(props: BulkDialogProps) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery(), enabled: props.open });
  const [id, setId] = useState("");
  const name = categories.find((category) => category.id === id)?.name;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const done = name === undefined ? "without a category" : `in the category “${name}”`;
    props.onCommand({ change: { category_id: name === undefined ? null : id }, done });
  };
  return (
    <DialogFrame {...props} title={`Category of ${formatCount(props.posts.size, "post", "posts")}`}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label="Category">
          {(control) => (
            <select {...control} value={id} onChange={({ target }) => setId(target.value)}>
              <option value="">No category</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.answers}>
          <Cancel />
          <button type="submit" className={buttonClass()}>
            Set category
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** Gives tags to the selected posts, or takes them away. */
export function TagsDialog(props: BulkDialogProps) {
  const { data: known = [] } = useQuery({ ...tagsQuery(), enabled: props.open });
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const tags = tagsFromText(text);
  const act = (change: "add_tags" | "remove_tags") => {
    const fault = faultOf(tags);
    setError(fault);
    if (fault !== undefined) return;
    const names = tags.map((tag) => `“${tag}”`).join(", ");
    if (change === "add_tags") props.onCommand({ change: { add_tags: tags }, done: `with ${names}` });
    else props.onCommand({ change: { remove_tags: tags }, done: `without ${names}` });
    setText("");
  };
  return (
    <DialogFrame {...props} title={`Tags of ${formatCount(props.posts.size, "post", "posts")}`}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          act("add_tags");
        }}
      >
        <Field label="Tags" hint="Several are separated by commas." error={error}>
          {(control) => (
            <input
              {...control}
              list="tags-of-many"
              autoComplete="off"
              maxLength={600}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <datalist id="tags-of-many">
          {known.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
        <div className={styles.answers}>
          <Cancel />
          <button
            type="button"
            className={buttonClass({ variant: "outline" })}
            onClick={() => act("remove_tags")}
          >
            Remove tags
          </button>
          <button type="submit" className={buttonClass()}>
            Add tags
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}

function faultOf(tags: string[]): string | undefined {
  if (tags.length === 0) return "Please name a tag.";
  if (tags.length > postLimits.tags) return `A post has at most ${postLimits.tags} tags.`;
  if (tags.some((tag) => tag.length > postLimits.tag))
    return `A tag has at most ${postLimits.tag} characters.`;
  return undefined;
}
