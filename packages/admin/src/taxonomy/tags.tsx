import { foldText } from "@brightwren/core/blog/search-text";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import type { CountedTag } from "@brightwren/core/taxonomy/taxonomy";
import { deleteTag, renameTag } from "@brightwren/core/taxonomy/write-taxonomy";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { oneLine } from "../parts/format.ts";
import { ListRows, RowTitle } from "../parts/list/list-rows.tsx";
import { useSelection } from "../parts/list/select-rows.tsx";
import { TextField } from "../parts/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { PostsLink } from "./categories.tsx";
import { countPosts, moving } from "./category-dialogs.tsx";
import styles from "./taxonomy.module.css";

const byUse = (tags: readonly CountedTag[]) => [...tags].sort((a, b) => b.posts - a.posts);

export function findTags(tags: readonly CountedTag[], search: string, sort: "name" | "use") {
  const sought = foldText(oneLine(search));
  const found = tags.filter(({ tag }) => foldText(tag).includes(sought));
  return sort === "use" ? byUse(found) : found;
}

/** Groups of tags that differ only in capitals. */
function alike(tags: readonly CountedTag[]): CountedTag[][] {
  const groups = new Map<string, CountedTag[]>();
  for (const one of tags) {
    const name = one.tag.toLowerCase();
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const enumerated = (tags: readonly CountedTag[]): string =>
  new Intl.ListFormat("en-GB").format(tags.map(({ tag }) => `“${tag}”`));

const postsOf = ({ tag, posts }: CountedTag) => (
  <PostsLink posts={posts} filter={{ tag }} of={`tagged ${tag}`} />
);

type TagsProps = { tags: readonly CountedTag[]; shown: readonly CountedTag[] };
type Asked = { action: "rename" | "delete" | "merge"; chosen: readonly CountedTag[] };

export function Tags({ tags, shown }: TagsProps) {
  const [asked, setAsked] = useState<Asked>();
  const selection = useSelection<CountedTag & { id: string }>();
  const rows = shown.map((one) => ({ ...one, id: one.tag }));
  const close = () => setAsked(undefined);
  const [tag] = asked?.chosen ?? [];
  // Those that are still there, because merging may have stopped half-way.
  const merged = tags.filter((one) => asked?.chosen.some((other) => other.tag === one.tag));
  return (
    <>
      {alike(tags).map((group) => (
        <p key={group[0]?.tag} className={`cluster small gap-x-4 ${styles.band}`}>
          <span className="breaks">{`${enumerated(group)} differ only in capitals.`}</span>
          <Button
            kind="text"
            aria-label={`Merge ${enumerated(group)}`}
            onClick={() => setAsked({ action: "merge", chosen: group })}
          >
            Merge
          </Button>
        </p>
      ))}
      <ListRows
        caption="Tags"
        columns={{
          Tag: {
            render: (row) => (
              <RowTitle isStrong beside={postsOf(row)}>
                {row.tag}
              </RowTitle>
            ),
          },
          Posts: { width: "9rem", render: postsOf },
        }}
        facts={[]}
        rows={rows}
        nameOf={(row) => `the tag ${row.tag}`}
        actions={(row) => [
          { label: "Rename or merge", onSelect: () => setAsked({ action: "rename", chosen: [row] }) },
          {
            label: "Delete",
            destructive: true,
            onSelect: () => setAsked({ action: "delete", chosen: [row] }),
          },
        ]}
        selection={selection}
        bulk={{
          label: (count) => (count === 1 ? "Rename or merge" : `Merge ${count} tags`),
          onAct: (chosen) => setAsked({ action: chosen.length === 1 ? "rename" : "merge", chosen }),
        }}
      />
      {asked?.action === "merge" ? <MergeTags merged={merged} onClose={close} /> : null}
      {tag && asked?.action === "rename" ? <RenameTag tag={tag} tags={tags} onClose={close} /> : null}
      {tag && asked?.action === "delete" ? <DeleteTag tag={tag} onClose={close} /> : null}
    </>
  );
}

const openEditors = "Anyone editing one will see the change before they save.";

type RenameTagProps = { tag: CountedTag; tags: readonly CountedTag[]; onClose: () => void };

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
      neutral
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

type MergeTagsProps = { merged: readonly CountedTag[]; onClose: () => void };

function MergeTags({ merged, onClose }: MergeTagsProps) {
  const [kept, setKept] = useState(() => byUse(merged)[0]?.tag ?? "");
  const others = merged.filter(({ tag }) => tag !== kept);
  const posts = others.reduce((sum, tag) => sum + tag.posts, 0);
  const action = {
    failed: "Not all of the tags were merged.",
    run: async () => {
      for (const { tag } of others) await renameTag(tag, kept);
      return `${enumerated(others)} merged into “${kept}”`;
    },
  };
  return (
    <ActionDialog
      title={`Merge ${merged.length} tags`}
      label="Merge"
      neutral
      action={action}
      onClose={onClose}
    >
      <Field label="Keep which one?">
        {(control) => (
          <select {...control} value={kept} onChange={({ target }) => setKept(target.value)}>
            {merged.map(({ tag }) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        )}
      </Field>
      <p className="hint breaks" role="status">
        {/* A post may have several of the tags. */}
        {`${others.length > 1 ? "Up to " : ""}${moving(posts, kept)}${openEditors}`}
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
