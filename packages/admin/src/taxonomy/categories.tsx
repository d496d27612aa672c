import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory, taxonomyKeys } from "@brightwren/core/taxonomy/taxonomy";
import { addCategory, orderCategories } from "@brightwren/core/taxonomy/write-taxonomy";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { ActionMenu } from "../parts/action-menu.tsx";
import { countPosts, DeleteCategory, MergeCategory, oneLine, RenameCategory } from "./category-dialogs.tsx";
import styles from "./taxonomy.module.css";
import { useTaxonomyAction } from "./use-taxonomy-action.ts";

type Asked = { action: "rename" | "merge" | "delete"; category: CountedCategory };

/** The categories in their order, and all that can be done with them. */
export function Categories({ categories }: { categories: CountedCategory[] }) {
  const [asked, setAsked] = useState<Asked>();
  const { move, said, list } = useMoves(categories);
  const close = () => setAsked(undefined);
  const others = categories.filter(({ id }) => id !== asked?.category.id);
  return (
    <section className={styles.section} aria-labelledby="categories">
      <h2 id="categories" className={styles.title}>
        Categories
      </h2>
      <p className={styles.text}>Visitors see them in this order, above the list of posts.</p>
      <AddCategory categories={categories} />
      <ol ref={list} role="list" className={styles.rows}>
        {categories.map((category, at) => (
          <li key={category.id} className={styles.row} data-id={category.id}>
            <CategoryWords category={category} />
            <span className={styles.moves}>
              {([-1, 1] as const).map((step) => {
                const isLast = categories[at + step] === undefined;
                return (
                  <button
                    key={step}
                    type="button"
                    className={styles.move}
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
            <ActionMenu
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
        <p className={styles.none}>There is none yet. Add the first one above.</p>
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {asked?.action === "rename" ? <RenameCategory category={asked.category} onClose={close} /> : null}
      {asked?.action === "merge" ? <MergeCategory {...asked} others={others} onClose={close} /> : null}
      {asked?.action === "delete" ? <DeleteCategory {...asked} others={others} onClose={close} /> : null}
    </section>
  );
}

function CategoryWords({ category: { name, slug, posts } }: { category: CountedCategory }) {
  return (
    <span className={styles.words}>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
      <span className={styles.facts}>
        <span>{paths.category(slug)}</span>
        {posts > 0 ? (
          <Link to={`${adminPaths.posts}?${new URLSearchParams({ category: slug })}`}>
            <span>{countPosts(posts)}</span>
            <span className="visually-hidden">{` in ${name}`}</span>
          </Link>
        ) : (
          <span>no posts</span>
        )}
      </span>
    </span>
  );
}

/** Moves a category one step, which is seen at once; the button that did it keeps the focus. */
function useMoves(categories: CountedCategory[]) {
  const queries = useQueryClient();
  const { act } = useTaxonomyAction();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; step: number; said: string }>();

  useLayoutEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-id="${moved.id}"]`);
    row?.querySelector<HTMLElement>(`[data-step="${moved.step}"]`)?.focus();
  }, [moved]);

  const move = (movedId: string, step: 1 | -1) => {
    // As they are now: a second press may come before the first is drawn.
    const next = [...(queries.getQueryData<CountedCategory[]>(taxonomyKeys.categories()) ?? categories)];
    const at = next.findIndex((category) => category.id === movedId);
    const [category] = next.splice(at, 1);
    if (at < 0 || !category || at + step < 0 || at + step > next.length) return;
    next.splice(at + step, 0, category);
    void queries.cancelQueries({ queryKey: taxonomyKeys.categories() });
    queries.setQueryData(taxonomyKeys.categories(), next);
    const said = `${category.name} is number ${at + step + 1} of ${next.length} now`;
    setMoved({ id: category.id, step, said });
    act({
      failed: "The order was not stored.",
      run: async () => {
        await orderCategories(next.map(({ id }) => id));
        return undefined;
      },
    });
  };
  return { move, said: moved?.said, list };
}

/** Adds a category at the end; its address is made of its name, as a post's is. */
function AddCategory({ categories }: { categories: CountedCategory[] }) {
  const { act, isPending, fault, forget } = useTaxonomyAction();
  const [text, setText] = useState("");
  const name = oneLine(text);
  const slug = suggestSlug(name);
  const isAddress = isSlug(slug);
  const wrong = name && !isAddress ? "Its address is made of it, so it needs some letters or digits." : fault;
  // As long as nobody has put them in order they stand by name, and so does the new one.
  const last = Math.max(0, ...categories.map(({ position }) => position));
  const add = () =>
    act({
      failed: "The category was not added.",
      run: async () => {
        await addCategory({ name, slug, position: last === 0 ? 0 : last + 1 });
        return `“${name}” is added`;
      },
      onDone: () => setText(""),
    });
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (name && isAddress && !isPending) add();
      }}
    >
      <Field
        label="New category"
        error={wrong}
        {...(name && isAddress ? { hint: `Will be found at ${paths.category(slug)}` } : {})}
      >
        {(control) => (
          <input
            {...control}
            value={text}
            maxLength={categoryLimits.name}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              forget();
            }}
          />
        )}
      </Field>
      <button
        type="submit"
        className={buttonClass({ variant: "outline" })}
        aria-disabled={isPending || !name}
      >
        Add
      </button>
    </form>
  );
}
