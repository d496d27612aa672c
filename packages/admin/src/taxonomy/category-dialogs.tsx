import { Button } from "@brightwren/ui/button";
import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory } from "@brightwren/core/taxonomy/taxonomy";
import { changeCategory, deleteCategory, mergeCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import { formatCount, oneLine } from "../parts/format.ts";
import { ActionDialog } from "./action-dialog.tsx";
import styles from "./taxonomy.module.css";

export const countPosts = (posts: number): string => formatCount(posts, "post", "posts");

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
            ? "You can leave this as it is. Visitors only see the name."
            : `The old address, ${paths.category(category.slug)}, will redirect to the new one.`
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
        <Button
          kind="text"
          className={styles.suggest}

          onClick={() => setForm({ ...form, slug: suggested })}
        >
          {`Use “${suggested}”`}
        </Button>
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

function MergeNote({ category, others, target }: Omit<CategoryDialogProps, "onClose"> & { target: string }) {
  const into = others.find(({ id }) => id === target)?.name;
  return (
    <p className={styles.note}>
      <span>
        {into
          ? `${paths.category(category.slug)} will redirect to “${into}”. `
          : "Its address will redirect to the other one. "}
      </span>
      {category.posts > 0 ? (
        <span>
          Published posts will change for visitors straight away. Anyone editing one will see the change
          before they save.
        </span>
      ) : null}
    </p>
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
      action={action}
      onClose={onClose}
    >
      <TargetSelect label="Keep which one?" others={others} target={target} onChoose={setTarget} />
      <MergeNote category={category} others={others} target={target} />
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
  const moving = into && { failed, run: () => merge(category, into) };
  const title = `Delete the category “${name}”?`;
  if (posts === 0)
    return (
      <ActionDialog title={title} label="Delete" action={plain} onClose={onClose}>
        <p className={styles.note}>
          {`No posts use it. Visitors who open ${paths.category(slug)} will see all posts instead.`}
        </p>
      </ActionDialog>
    );
  return (
    <ActionDialog title={title} label="Move and delete" action={moving} onClose={onClose}>
      <p className={styles.note}>{posts === 1 ? "Used by 1 post." : `Used by ${posts} posts.`}</p>
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
