import { foldText } from "@brightwren/core/blog/search-text";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import type { CountedTag } from "@brightwren/core/taxonomy/taxonomy";
import { deleteTag, renameTag } from "@brightwren/core/taxonomy/write-taxonomy";
import { useState } from "react";
import { Menu } from "@brightwren/ui/menu";
import { oneLine } from "../parts/format.ts";
import { TextField } from "../parts/text-field.tsx";
import { TermWords } from "./categories.tsx";
import { countPosts } from "./category-dialogs.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import styles from "./taxonomy.module.css";

const many = 12;

export function Tags({ tags }: { tags: CountedTag[] }) {
  const [asked, setAsked] = useState<{ action: "rename" | "delete"; tag: CountedTag }>();
  const [search, setSearch] = useState("");
  const sought = foldText(oneLine(search));
  const shown = tags.filter(({ tag }) => foldText(tag).includes(sought));
  const close = () => setAsked(undefined);
  return (
    <section className={styles.section} aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        Tags
      </h2>
      <p className={`hint mt-1 ${styles.text}`}>
        Tags exist while at least one post uses them. Add new ones in the editor.
      </p>
      {tags.length >= many ? (
        <div className={`flex align-start gap-3 ${styles.add}`}>
          <TextField
            label="Find a tag"
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      ) : null}
      <ul role="list" aria-labelledby="tags" className={`mt-4 ${styles.tags}`}>
        {shown.map((tag) => (
          <li key={tag.tag} className={`grid gap-2 ${styles.row} ${styles.tag}`}>
            <TermWords name={tag.tag} posts={tag.posts} filter={{ tag: tag.tag }} />
            <Menu
              label={`Actions for the tag ${tag.tag}`}
              actions={[
                { label: "Rename or merge", onSelect: () => setAsked({ action: "rename", tag }) },
                { label: "Delete", destructive: true, onSelect: () => setAsked({ action: "delete", tag }) },
              ]}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={`hint ${styles.none}`}>
        {tags.length === 0 ? "No tags yet." : shown.length === 0 ? `No tags match “${sought}”.` : undefined}
      </p>
      {asked?.action === "rename" ? <RenameTag tag={asked.tag} tags={tags} onClose={close} /> : null}
      {asked?.action === "delete" ? <DeleteTag tag={asked.tag} onClose={close} /> : null}
    </section>
  );
}

const openEditors = "Anyone editing one will see the change before they save.";

type RenameTagProps = { tag: CountedTag; tags: CountedTag[]; onClose: () => void };

function RenameTag({ tag: { tag, posts }, tags, onClose }: RenameTagProps) {
  const [text, setText] = useState(tag);
  const name = oneLine(text);
  const isThere = name !== tag && tags.some((other) => other.tag === name);
  const fault = name.includes(",") ? "A tag can’t contain a comma." : undefined;
  const action = {
    failed: "The tag was not renamed.",
    run: async () => {
      const changed = await renameTag(tag, name);
      return `“${tag}” renamed to “${name}” in ${countPosts(changed)}`;
    },
  };
  return (
    <ActionDialog
      title={`Rename the tag “${tag}”`}
      label={isThere ? "Merge" : "Rename"}
      action={name && name !== tag && !fault ? action : undefined}
      onClose={onClose}
    >
      <TextField
        label="Name"
        error={fault}
        value={text}
        maxLength={postLimits.tag}
        list="other-tags"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id="other-tags">
        {tags.map((other) => (
          <option key={other.tag}>{other.tag}</option>
        ))}
      </datalist>
      <p className="hint breaks" role="status">
        {isThere
          ? `The tag “${name}” already exists, so the two will be merged. ${openEditors}`
          : `This changes ${countPosts(posts)}. ${openEditors}`}
      </p>
    </ActionDialog>
  );
}

function DeleteTag({ tag: { tag, posts }, onClose }: Omit<RenameTagProps, "tags">) {
  const action = {
    failed: "The tag was not deleted.",
    run: async () => {
      const changed = await deleteTag(tag);
      return `“${tag}” removed from ${countPosts(changed)}`;
    },
  };
  return (
    <ActionDialog title={`Delete the tag “${tag}”?`} label="Delete" action={action} onClose={onClose}>
      <p className="hint breaks">
        {`It will be removed from ${countPosts(posts)}. The posts stay. ${openEditors}`}
      </p>
    </ActionDialog>
  );
}
