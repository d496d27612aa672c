import { Button } from "@brightwren/ui/button";
import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory } from "@brightwren/core/taxonomy/taxonomy";
import { changeCategory, deleteCategory, mergeCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { useState } from "react";
import { formatCount, oneLine } from "../parts/format.ts";
import { CategoryField, TextField } from "../parts/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import styles from "./taxonomy.module.css";

export const countPosts = (posts: number): string => formatCount(posts, "post", "posts");

/** '6 posts move to Web Design. ' */
export const moving = (posts: number, into: string): string =>
  `${countPosts(posts)} ${posts === 1 ? "moves" : "move"} to ${into}. `;

type CategoryDialogProps = {
  category: CountedCategory;
  others: readonly CountedCategory[];
  onClose: () => void;
};

export function RenameCategory({ category, onClose }: Omit<CategoryDialogProps, "others">) {
  const [form, setForm] = useState({ name: category.name, slug: category.slug });
  const name = oneLine(form.name);
  const suggested = suggestSlug(name);
  const addressFault = isSlug(form.slug)
    ? undefined
    : "Use lower-case letters, digits and single hyphens, like local-seo.";
  const action = {
    failed: "The category was not renamed.",
    run: async () => {
      const { id, name: shownName, slug } = category;
      await changeCategory({ id, name: shownName, slug }, { name, slug: form.slug });
      return `Category renamed to “${name}”`;
    },
  };
  return (
    <ActionDialog
      title={`Rename “${category.name}”`}
      label="Rename"
      neutral
      action={name && !addressFault ? action : undefined}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={form.name}
        maxLength={categoryLimits.name}
        autoComplete="off"
        onChange={({ target }) => setForm({ ...form, name: target.value })}
      />
      <TextField
        label="Address"
        error={addressFault}
        hint={
          form.slug === category.slug
            ? "You can leave this as it is. Visitors only see the name."
            : `The old address, ${paths.category(category.slug)}, will redirect to the new one.`
        }
        value={form.slug}
        maxLength={categoryLimits.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setForm({ ...form, slug: target.value })}
      />
      {suggested && suggested !== form.slug ? (
        <Button kind="text" className={styles.suggest} onClick={() => setForm({ ...form, slug: suggested })}>
          {`Use “${suggested}”`}
        </Button>
      ) : null}
    </ActionDialog>
  );
}

type MergeFieldsProps = Omit<CategoryDialogProps, "onClose"> & {
  label: string;
  target: string;
  onChoose: (id: string) => void;
};

function MergeFields({ label, category, others, target, onChoose }: MergeFieldsProps) {
  const into = others.find(({ id }) => id === target)?.name;
  return (
    <>
      <CategoryField
        label={label}
        none="Choose a category"
        categories={others}
        value={target}
        onChange={(event) => onChoose(event.target.value)}
      />
      <p className="hint breaks">
        {category.posts > 0 && into ? <span>{moving(category.posts, into)}</span> : null}
        <span>{`${paths.category(category.slug)} will redirect ${into ? "there" : "to it"}. `}</span>
        {category.posts > 0 ? (
          <span>
            Published posts will change for visitors straight away. Anyone editing one will see the change
            before they save.
          </span>
        ) : null}
      </p>
    </>
  );
}

const merge = async (category: CountedCategory, into: CountedCategory) => {
  const posts = await mergeCategories(category.id, into.id);
  return `${posts === 0 ? "No post" : countPosts(posts)} moved to “${into.name}”. “${category.name}” deleted`;
};

export function MergeCategory({ category, others, onClose }: CategoryDialogProps) {
  const [target, setTarget] = useState("");
  const into = others.find(({ id }) => id === target);
  const action = into && { failed: "The categories were not merged.", run: () => merge(category, into) };
  return (
    <ActionDialog
      title={`Merge “${category.name}” with another`}
      label="Merge"
      neutral
      action={action}
      onClose={onClose}
    >
      <MergeFields label="Keep which one?" {...{ category, others, target }} onChoose={setTarget} />
    </ActionDialog>
  );
}

export function DeleteCategory({ category, others, onClose }: CategoryDialogProps) {
  const [target, setTarget] = useState("");
  const { id, name, slug, posts } = category;
  const into = others.find((other) => other.id === target);
  const failed = "The category was not deleted.";
  const plain = {
    failed,
    run: async () => {
      await deleteCategory(id);
      return `“${name}” deleted`;
    },
  };
  const merging = into && { failed, run: () => merge(category, into) };
  const title = `Delete the category “${name}”?`;
  if (posts === 0)
    return (
      <ActionDialog title={title} label="Delete" action={plain} onClose={onClose}>
        <p className="hint breaks">
          {`No posts use it. Visitors who open ${paths.category(slug)} will see all posts instead.`}
        </p>
      </ActionDialog>
    );
  return (
    <ActionDialog title={title} label="Move and delete" action={merging} onClose={onClose}>
      <p className="hint breaks">{posts === 1 ? "Used by 1 post." : `Used by ${posts} posts.`}</p>
      <MergeFields
        label={posts === 1 ? "Move it to" : "Move them to"}
        {...{ category, others, target }}
        onChoose={setTarget}
      />
    </ActionDialog>
  );
}
