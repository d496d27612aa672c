import { postLimits } from "@brightwren/core/post-editing/post-draft";
import type { CountedTag } from "@brightwren/core/taxonomy/taxonomy";
import { deleteTag, renameTag } from "@brightwren/core/taxonomy/write-taxonomy";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ActionMenu } from "../parts/action-menu.tsx";
import { countPosts, oneLine } from "./category-dialogs.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import styles from "./taxonomy.module.css";

/** From so many on they can be filtered. */
const many = 12;

/** All tags that posts have, and what can be done with them. */
export function Tags({ tags }: { tags: CountedTag[] }) {
  const [asked, setAsked] = useState<{ action: "rename" | "delete"; tag: CountedTag }>();
  const [search, setSearch] = useState("");
  const sought = oneLine(search).toLowerCase();
  const shown = tags.filter(({ tag }) => tag.toLowerCase().includes(sought));
  const close = () => setAsked(undefined);
  return (
    <section className={styles.section} aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        Tags
      </h2>
      <p className={styles.text}>
        A tag is there as long as a post has it. New ones are added in the editor.
      </p>
      {tags.length >= many ? (
        <div className={styles.add}>
          <Field label="Find a tag">
            {(control) => (
              <input
                {...control}
                type="search"
                value={search}
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      <ul role="list" aria-labelledby="tags" className={`${styles.rows} ${styles.tags}`}>
        {shown.map((tag) => (
          <li key={tag.tag} className={`${styles.row} ${styles.tag}`}>
            <span className={styles.words}>
              <span dir="auto" className={styles.name}>
                {tag.tag}
              </span>
              <span className={styles.facts}>
                <Link to={`${adminPaths.posts}?${new URLSearchParams({ tag: tag.tag })}`}>
                  <span>{countPosts(tag.posts)}</span>
                  <span className="visually-hidden">{` tagged ${tag.tag}`}</span>
                </Link>
              </span>
            </span>
            <ActionMenu
              label={`Actions for the tag ${tag.tag}`}
              actions={[
                { label: "Rename or merge", onSelect: () => setAsked({ action: "rename", tag }) },
                { label: "Delete", destructive: true, onSelect: () => setAsked({ action: "delete", tag }) },
              ]}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {tags.length === 0
          ? "No post has a tag yet."
          : shown.length === 0
            ? `No tag holds “${sought}”.`
            : undefined}
      </p>
      {asked?.action === "rename" ? <RenameTag tag={asked.tag} tags={tags} onClose={close} /> : null}
      {asked?.action === "delete" ? <DeleteTag tag={asked.tag} onClose={close} /> : null}
    </section>
  );
}

const openEditors = "Whoever has one of them open is shown the change before they save.";

type RenameTagProps = { tag: CountedTag; tags: CountedTag[]; onClose: () => void };

/** Gives a tag another name in every post; the name of another tag makes one of the two. */
function RenameTag({ tag: { tag, posts }, tags, onClose }: RenameTagProps) {
  const [text, setText] = useState(tag);
  const name = oneLine(text);
  const isThere = name !== tag && tags.some((other) => other.tag === name);
  const fault = name.includes(",") ? "A tag has no comma: it would be two." : undefined;
  const action = {
    failed: "The tag was not renamed.",
    run: async () => {
      const changed = await renameTag(tag, name);
      return `“${tag}” is “${name}” now, in ${countPosts(changed)}`;
    },
  };
  return (
    <ActionDialog
      title={`Rename the tag “${tag}”`}
      label={isThere ? "Merge" : "Rename"}
      action={name && name !== tag && !fault ? action : undefined}
      onClose={onClose}
    >
      <Field label="Name" error={fault}>
        {(control) => (
          <input
            {...control}
            value={text}
            maxLength={postLimits.tag}
            list="other-tags"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <datalist id="other-tags">
        {tags.map((other) => (
          <option key={other.tag}>{other.tag}</option>
        ))}
      </datalist>
      <p className={styles.note} role="status">
        {isThere
          ? `There is a tag “${name}” already: the two become one. ${openEditors}`
          : `Changes in ${countPosts(posts)}. ${openEditors}`}
      </p>
    </ActionDialog>
  );
}

function DeleteTag({ tag: { tag, posts }, onClose }: Omit<RenameTagProps, "tags">) {
  const action = {
    failed: "The tag was not deleted.",
    run: async () => {
      const changed = await deleteTag(tag);
      return `“${tag}” is taken out of ${countPosts(changed)}`;
    },
  };
  return (
    <ActionDialog title={`Delete the tag “${tag}”?`} label="Delete" action={action} onClose={onClose}>
      <p className={styles.note}>
        {`It is taken out of ${countPosts(posts)}; the posts stay. ${openEditors}`}
      </p>
    </ActionDialog>
  );
}
