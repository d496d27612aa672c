import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory, taxonomyKeys } from "@brightwren/core/taxonomy/taxonomy";
import { addCategory, orderCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { Button } from "@brightwren/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { oneLine } from "../parts/format.ts";
import { TextField } from "../parts/text-field.tsx";
import { Menu } from "@brightwren/ui/menu";
import { countPosts, DeleteCategory, MergeCategory, RenameCategory } from "./category-dialogs.tsx";
import styles from "./taxonomy.module.css";
import { useTaxonomyAction } from "./action-dialog.tsx";

type Asked = { action: "rename" | "merge" | "delete"; category: CountedCategory };

export function Categories({ categories }: { categories: CountedCategory[] }) {
  const [asked, setAsked] = useState<Asked>();
  const { move, announcement, list } = useMoves(categories);
  const close = () => setAsked(undefined);
  const others = categories.filter(({ id }) => id !== asked?.category.id);
  return (
    <section className={styles.section} aria-labelledby="categories">
      <h2 id="categories" className={styles.title}>
        Categories
      </h2>
      <p className={`hint mt-1 ${styles.text}`}>Visitors see them in this order, above the list of posts.</p>
      <AddCategory categories={categories} />
      <ol ref={list} role="list" className="mt-4">
        {categories.map((category, at) => (
          <li key={category.id} className={`grid gap-2 ${styles.row}`} data-id={category.id}>
            <TermWords
              {...category}
              address={paths.category(category.slug)}
              filter={{ category: category.slug }}
            />
            <span className="row">
              {([-1, 1] as const).map((step) => {
                const isLast = categories[at + step] === undefined;
                return (
                  <button
                    key={step}
                    type="button"
                    className={`bare square ${styles.move}`}
                    data-step={step}
                    aria-label={`Move ${category.name} ${step < 0 ? "up" : "down"}`}
                    aria-disabled={isLast}
                    onClick={() => (isLast ? undefined : move(category.id, step))}
                  >
                    <span aria-hidden="true">{step < 0 ? "↑" : "↓"}</span>
                  </button>
                );
              })}
            </span>
            <Menu
              label={`Actions for ${category.name}`}
              actions={[
                { label: "Rename", onSelect: () => setAsked({ action: "rename", category }) },
                ...(categories.length > 1
                  ? [{ label: "Merge with another", onSelect: () => setAsked({ action: "merge", category }) }]
                  : []),
                {
                  label: "Delete",
                  destructive: true,
                  onSelect: () => setAsked({ action: "delete", category }),
                },
              ]}
            />
          </li>
        ))}
      </ol>
      {categories.length === 0 ? (
        <p className={`hint ${styles.none}`}>No categories yet. Add the first one above.</p>
      ) : null}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {asked?.action === "rename" ? <RenameCategory category={asked.category} onClose={close} /> : null}
      {asked?.action === "merge" ? <MergeCategory {...asked} others={others} onClose={close} /> : null}
      {asked?.action === "delete" ? <DeleteCategory {...asked} others={others} onClose={close} /> : null}
    </section>
  );
}

type TermWordsProps = { name: string; address?: string; posts: number; filter: Record<string, string> };

/** A category or tag, with the number of its posts. `filter`: the parameter that lists them. */
export function TermWords({ name, address, posts, filter }: TermWordsProps) {
  return (
    <span className={`grid gap-x-4 ${styles.words}`}>
      <span dir="auto" className="strong">
        {name}
      </span>
      <span className={`cluster hint gap-x-4 ${styles.facts}`}>
        {address ? <span>{address}</span> : null}
        {posts > 0 ? (
          <Link to={`${adminPaths.posts}?${new URLSearchParams(filter)}`}>
            <span>{countPosts(posts)}</span>
            <span className="visually-hidden">{` ${"tag" in filter ? "tagged" : "in"} ${name}`}</span>
          </Link>
        ) : (
          <span>no posts</span>
        )}
      </span>
    </span>
  );
}

function useMoves(categories: CountedCategory[]) {
  const queries = useQueryClient();
  const { act } = useTaxonomyAction();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; step: number; announcement: string }>();

  useLayoutEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-id="${moved.id}"]`);
    row?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)?.focus();
  }, [moved]);

  const move = (movedId: string, step: 1 | -1) => {
    // Read the cache, because a second click may come before the first has rendered.
    const next = [...(queries.getQueryData<CountedCategory[]>(taxonomyKeys.categories()) ?? categories)];
    const at = next.findIndex((category) => category.id === movedId);
    const [category] = next.splice(at, 1);
    if (at < 0 || !category || at + step < 0 || at + step > next.length) return;
    next.splice(at + step, 0, category);
    void queries.cancelQueries({ queryKey: taxonomyKeys.categories() });
    queries.setQueryData(taxonomyKeys.categories(), next);
    const announcement = `${category.name} is now number ${at + step + 1} of ${next.length}`;
    setMoved({ id: category.id, step, announcement });
    act({
      failed: "The order was not saved.",
      run: async () => {
        await orderCategories(next.map(({ id }) => id));
        return undefined;
      },
    });
  };
  return { move, announcement: moved?.announcement, list };
}

function AddCategory({ categories }: { categories: CountedCategory[] }) {
  const { act, isPending, fault, clearFault } = useTaxonomyAction();
  const [text, setText] = useState("");
  const name = oneLine(text);
  const slug = suggestSlug(name);
  const isAddress = isSlug(slug);
  const wrong =
    name && !isAddress ? "Its address is made from the name, so use some letters or digits." : fault;
  // Until the owner reorders them, categories are sorted by name, including the new one.
  const last = Math.max(0, ...categories.map(({ position }) => position));
  const add = () =>
    act({
      failed: "The category was not added.",
      run: async () => {
        await addCategory({ name, slug, position: last === 0 ? 0 : last + 1 });
        return `“${name}” added`;
      },
      onDone: () => setText(""),
    });
  return (
    <form
      className={`flex align-start gap-3 ${styles.add}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (name && isAddress && !isPending) add();
      }}
    >
      <TextField
        label="New category"
        error={wrong}
        hint={name && isAddress ? `Its address will be ${paths.category(slug)}` : undefined}
        value={text}
        maxLength={categoryLimits.name}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          clearFault();
        }}
      />
      <Button kind="outline" type="submit" busy={isPending || !name}>
        Add
      </Button>
    </form>
  );
}
