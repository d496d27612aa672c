import { paths } from "@brightwren/core/paths";
import { isSlug, suggestSlug } from "@brightwren/core/post-editing/slug";
import { categoryLimits, type CountedCategory } from "@brightwren/core/taxonomy/taxonomy";
import { addCategory } from "@brightwren/core/taxonomy/write-taxonomy";
import { Button } from "@brightwren/ui/button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { oneLine } from "../parts/format.ts";
import { ListRows, RowTitle, useWide } from "../parts/list/list-rows.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useTaxonomyAction } from "./action-dialog.tsx";
import { countPosts, DeleteCategory, MergeCategory, RenameCategory } from "./category-dialogs.tsx";
import styles from "./taxonomy.module.css";
import { useOrder } from "./use-order.ts";

type Asked = { action: "rename" | "merge" | "delete"; category: CountedCategory };

export function Categories({ categories }: { categories: CountedCategory[] }) {
  const [asked, setAsked] = useState<Asked>();
  const { order, dragged, move, announcement, listeners } = useOrder(categories);
  const isWide = useWide();
  const close = () => setAsked(undefined);
  const others = categories.filter(({ id }) => id !== asked?.category.id);
  return (
    <div {...listeners}>
      <ListRows
        caption="Categories"
        columns={{
          Category: {
            render: ({ id, name, slug, posts }) => (
              <div className="row gap-3">
                <span
                  className={`rigid ${styles.handle}`}
                  data-handle=""
                  data-dragged={id === dragged || undefined}
                >
                  <svg viewBox="0 0 8 14" width="8" height="14" fill="currentColor" aria-hidden="true">
                    <path d="M0 0h2v2H0zm6 0h2v2H6zM0 6h2v2H0zm6 0h2v2H6zM0 12h2v2H0zm6 0h2v2H6z" />
                  </svg>
                </span>
                <RowTitle
                  isStrong
                  note={isWide ? undefined : paths.category(slug)}
                  beside={<PostsLink posts={posts} filter={{ category: slug }} of={`in ${name}`} />}
                >
                  {name}
                </RowTitle>
              </div>
            ),
          },
          Address: {
            width: "35%",
            render: ({ slug }) => <span className="fine breaks">{paths.category(slug)}</span>,
          },
          Posts: {
            width: "9rem",
            render: ({ name, slug, posts }) => (
              <PostsLink posts={posts} filter={{ category: slug }} of={`in ${name}`} />
            ),
          },
          Order: { width: "9rem", render: (category) => <Arrows {...{ category, order, move }} /> },
        }}
        facts={[]}
        rows={order}
        nameOf={({ name }) => name}
        actions={(category) => [
          ...(isWide ? [] : stepsOf(order, category)).map((step) => ({
            label: `Move ${nameOf(step)}`,
            onSelect: () => move(category.id, step),
          })),
          { label: "Rename", onSelect: () => setAsked({ action: "rename", category }) },
          ...(categories.length > 1
            ? [{ label: "Merge with another", onSelect: () => setAsked({ action: "merge", category }) }]
            : []),
          { label: "Delete", destructive: true, onSelect: () => setAsked({ action: "delete", category }) },
        ]}
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {asked?.action === "rename" ? <RenameCategory category={asked.category} onClose={close} /> : null}
      {asked?.action === "merge" ? <MergeCategory {...asked} others={others} onClose={close} /> : null}
      {asked?.action === "delete" ? <DeleteCategory {...asked} others={others} onClose={close} /> : null}
    </div>
  );
}

type ArrowsProps = Pick<ReturnType<typeof useOrder>, "order" | "move"> & { category: CountedCategory };

const steps = [-1, 1] as const;

const nameOf = (step: number) => (step < 0 ? "up" : "down");

/** The steps that a category can move. */
const stepsOf = (order: CountedCategory[], category: CountedCategory) =>
  steps.filter((step) => order[order.indexOf(category) + step]);

function Arrows({ category, order, move }: ArrowsProps) {
  const possible = stepsOf(order, category);
  return (
    <span className="row">
      {steps.map((step) => {
        const isLast = !possible.includes(step);
        return (
          <button
            key={step}
            type="button"
            className={`bare square toggle ${styles.move}`}
            data-step={step}
            aria-label={`Move ${category.name} ${nameOf(step)}`}
            aria-disabled={isLast}
            onClick={() => (isLast ? undefined : move(category.id, step))}
          >
            <span aria-hidden="true">{step < 0 ? "↑" : "↓"}</span>
          </button>
        );
      })}
    </span>
  );
}

type PostsLinkProps = { posts: number; filter: Record<string, string>; of: string };

/** The number of posts with a category or tag. `filter`: the parameter that lists them. */
export function PostsLink({ posts, filter, of }: PostsLinkProps) {
  if (posts === 0) return <span className="hint">no posts</span>;
  return (
    <Link className="touch small numeric" to={`${adminPaths.posts}?${new URLSearchParams(filter)}`}>
      <span>{countPosts(posts)}</span>
      <span className="visually-hidden">{` ${of}`}</span>
    </Link>
  );
}

type AddCategoryProps = { categories: CountedCategory[]; onAdded?: (slug: string) => void };

export function AddCategory({ categories, onAdded }: AddCategoryProps) {
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
      onDone: () => {
        setText("");
        onAdded?.(slug);
      },
    });
  return (
    <form
      className={`wrap align-start gap-3 ${styles.add}`}
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
