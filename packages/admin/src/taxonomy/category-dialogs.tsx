import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory } from "@brightwren/core/taxonomy/taxonomy";
import { changeCategory, deleteCategory, mergeCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { formatCount } from "../parts/format.ts";
import { ActionDialog } from "./action-dialog.tsx";
import styles from "./taxonomy.module.css";

export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();

export const countPosts = (posts: number): string => formatCount(posts, "post", "posts");

type CategoryDialogProps = {
  category: CountedCategory;
  /** All others, in their order. */
  others: readonly CountedCategory[];
  onClose: () => void;
};

/** Gives a category another name, and another address if the person wants it. */
export function RenameCategory({ category, onClose }: Omit<CategoryDialogProps, "others">) {
  const [form, setForm] = useState({ name: category.name, slug: category.slug });
  const name = oneLine(form.name);
  const suggested = suggestSlug(name);
  const addressFault = isSlug(form.slug)
    ? undefined
    : "Use small letters, digits and single hyphens between them, like local-seo.";
  const action = {
    failed: "The category was not renamed.",
    run: async () => {
      const { id, name: shownName, slug } = category;
      await changeCategory({ id, name: shownName, slug }, { name, slug: form.slug });
      return `The category is called “${name}” now`;
    },
  };
  return (
    <ActionDialog
      title={`Rename “${category.name}”`}
      label="Rename"
      action={name && !addressFault ? action : undefined}
      onClose={onClose}
    >
      <Field label="Name">
        {(control) => (
          <input
            {...control}
            value={form.name}
            maxLength={categoryLimits.name}
            autoComplete="off"
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Address"
        error={addressFault}
        hint={
          form.slug === category.slug
            ? "It may stay as it is: only the name is seen."
            : `The old one, ${paths.category(category.slug)}, leads visitors to the new one.`
        }
      >
        {(control) => (
          <input
            {...control}
            value={form.slug}
            maxLength={categoryLimits.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setForm({ ...form, slug: event.target.value })}
          />
        )}
      </Field>
      {suggested && suggested !== form.slug ? (
        <button
          type="button"
          className={styles.suggest}
          onClick={() => setForm({ ...form, slug: suggested })}
        >
          {`Use “${suggested}”`}
        </button>
      ) : null}
    </ActionDialog>
  );
}

type TargetSelectProps = {
  label: string;
  others: readonly CountedCategory[];
  target: string;
  onChoose: (id: string) => void;
};

function TargetSelect({ label, others, target, onChoose }: TargetSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={target} onChange={(event) => onChoose(event.target.value)}>
          <option value="">Choose a category</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What becomes of the posts, of those who have one open, and of the address. */
function MergeNote({ category, others, target }: Omit<CategoryDialogProps, "onClose"> & { target: string }) {
  const into = others.find(({ id }) => id === target)?.name;
  return (
    <p className={styles.note}>
      <span>
        {into
          ? `${paths.category(category.slug)} will lead visitors to “${into}”. `
          : "Its address will lead visitors to the other one. "}
      </span>
      {category.posts > 0 ? (
        <span>
          Published posts change for visitors at once. Whoever has one of them open is shown the change before
          they save.
        </span>
      ) : null}
    </p>
  );
}

const merge = async (category: CountedCategory, into: CountedCategory) => {
  const posts = await mergeCategories(category.id, into.id);
  return `${posts === 0 ? "No post" : countPosts(posts)} moved to “${into.name}”, and “${category.name}” is gone`;
};

/** Makes one category of two. */
export function MergeCategory({ category, others, onClose }: CategoryDialogProps) {
  const [target, setTarget] = useState("");
  const into = others.find(({ id }) => id === target);
  const action = into && { failed: "The categories were not merged.", run: () => merge(category, into) };
  return (
    <ActionDialog
      title={`Merge “${category.name}” with another`}
      label="Merge"
      action={action}
      onClose={onClose}
    >
      <TargetSelect label="Which one stays?" others={others} target={target} onChoose={setTarget} />
      <MergeNote category={category} others={others} target={target} />
    </ActionDialog>
  );
}

/** Deletes a category; where posts have it, they are given another one first. */
export function DeleteCategory({ category, others, onClose }: CategoryDialogProps) {
  const [target, setTarget] = useState("");
  const { id, name, slug, posts } = category;
  const into = others.find((other) => other.id === target);
  const failed = "The category was not deleted.";
  const plain = {
    failed,
    run: async () => {
      await deleteCategory(id);
      return `“${name}” is deleted`;
    },
  };
  const moving = into && { failed, run: () => merge(category, into) };
  const title = `Delete the category “${name}”?`;
  if (posts === 0)
    return (
      <ActionDialog title={title} label="Delete" action={plain} onClose={onClose}>
        <p className={styles.note}>
          {`No post has it. Visitors who come to ${paths.category(slug)} will find all posts instead.`}
        </p>
      </ActionDialog>
    );
  return (
    <ActionDialog title={title} label="Move and delete" action={moving} onClose={onClose}>
      <p className={styles.note}>{posts === 1 ? "1 post has it." : `${posts} posts have it.`}</p>
      <TargetSelect
        label={posts === 1 ? "Move it to" : "Move them to"}
        others={others}
        target={target}
        onChoose={setTarget}
      />
      <MergeNote category={category} others={others} target={target} />
    </ActionDialog>
  );
}
