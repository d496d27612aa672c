import { Wren } from "@brightwren/ui/wren";
import { useId } from "react";
import styles from "./blog-hero.module.css";

type BlogHeroProps = { search: string; onSearch: (text: string) => void };

/** The head of the blog, with the search as a browser's address bar. */
export function BlogHero({ search, onSearch }: BlogHeroProps) {
  const id = useId();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>Insights &amp; Resources</h1>
        <p className={styles.subtitle}>
          Expert advice on web design, SEO, and digital marketing for UK businesses
        </p>
      </div>
      <div className={styles.search} role="search">
        <Wren className={styles.wren} />
        <svg viewBox="0 0 20 20" className={styles.glass} aria-hidden="true" fill="none">
          <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <label htmlFor={id} className="visually-hidden">
          Search articles
        </label>
        <input
          id={id}
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search articles..."
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
    </div>
  );
}
