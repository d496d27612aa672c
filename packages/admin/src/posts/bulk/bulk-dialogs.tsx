import { tagsQuery } from "@brightwren/core/admin-posts/read-post";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { postLimits, tagsFromText } from "@brightwren/core/post-editing/post-draft";
import { Button } from "@brightwren/ui/button";
import { FormDialog } from "@brightwren/ui/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "../../parts/format.ts";
import { CategoryField, TextField } from "../../parts/text-field.tsx";
import type { BulkCommand } from "./use-bulk-change.ts";
import type { PostSelection } from "./use-selection.ts";

type BulkDialogProps = {
  open: boolean;
  posts: PostSelection["posts"];
  onCommand: (command: BulkCommand) => void;
  onClose: () => void;
};

function publishedNote(posts: PostSelection["posts"]): string | undefined {
  const published = [...posts.values()].filter(({ status }) => status === "published").length;
  return published > 0
    ? `${formatCount(published, "post is", "posts are")} published: visitors will see the change straight away.`
    : undefined;
}

export function CategoryDialog(props: BulkDialogProps) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery(), enabled: props.open });
  const [id, setId] = useState("");
  const name = categories.find((category) => category.id === id)?.name;
  const submit = () => {
    const done = name === undefined ? "without a category" : `in the category “${name}”`;
    props.onCommand({ change: { category_id: name === undefined ? null : id }, done });
  };
  return (
    <FormDialog
      neutral
      open={props.open}
      title={`Category of ${formatCount(props.posts.size, "post", "posts")}`}
      description={publishedNote(props.posts)}
      submitLabel="Set category"
      onSubmit={submit}
      onClose={props.onClose}
    >
      <CategoryField
        label="Category"
        none="No category"
        categories={categories}
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
    </FormDialog>
  );
}

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
    <FormDialog
      neutral
      open={props.open}
      title={`Tags of ${formatCount(props.posts.size, "post", "posts")}`}
      description={publishedNote(props.posts)}
      submitLabel="Add tags"
      otherActions={
        <Button kind="outline" onClick={() => act("remove_tags")}>
          Remove tags
        </Button>
      }
      onSubmit={() => act("add_tags")}
      onClose={props.onClose}
    >
      <TextField
        label="Tags"
        hint="Separate tags with commas."
        error={error}
        list="tags-of-many"
        autoComplete="off"
        maxLength={600}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id="tags-of-many">
        {known.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </FormDialog>
  );
}

function faultOf(tags: string[]): string | undefined {
  if (tags.length === 0) return "Please enter a tag.";
  if (tags.length > postLimits.tags) return `A post can have at most ${postLimits.tags} tags.`;
  if (tags.some((tag) => tag.length > postLimits.tag))
    return `A tag can have at most ${postLimits.tag} characters.`;
  return undefined;
}
