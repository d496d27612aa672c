import type { Category } from "@brightwren/core/blog/post";
import { useHydrated } from "../../app/use-hydrated.ts";
import styles from "./category-filter.module.css";

type CategoryFilterProps = {
  categories: Category[];
  /** Slug of the chosen category; null is All Posts. */
  chosen: string | null;
  onChoose: (slug: string | null) => void;
};

/** 'All Posts' and one button for each category. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  // A click before the script runs would be lost without a word.
  const ready = useHydrated();
  const choices = [{ name: "All Posts", slug: null }, ...categories];
  return (
    <div role="group" aria-label="Filter by category" className={styles.filter}>
      {choices.map(({ name, slug }) => (
        <button
          key={slug ?? ""}
          type="button"
          className={styles.choice}
          aria-pressed={slug === chosen}
          aria-disabled={!ready}
          onClick={() => onChoose(slug)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
