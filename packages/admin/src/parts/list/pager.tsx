import { Link, useSearchParams } from "react-router-dom";
import { pageSize, withParam } from "./list-address.ts";
import { pagesAround } from "./pages-around.ts";
import styles from "./pager.module.css";

type PagerProps = { page: number; total: number };

/** Ways to the other pages of a list; nothing when there is one page only. */
export function Pager({ page, total }: PagerProps) {
  const [params] = useSearchParams();
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const to = (number: number) => ({
    search: `?${withParam(params, "page", number === 1 ? "" : String(number)).toString()}`,
  });
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? (
        <Link className={styles.step} to={to(page - 1)} rel="prev">
          Previous
        </Link>
      ) : (
        <span className={styles.none}>Previous</span>
      )}
      <ol role="list" className={styles.pages}>
        {pagesAround(page, pages).map((step, index) =>
          step === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                className={styles.page}
                to={to(step)}
                aria-label={`Page ${step}`}
                aria-current={step === page ? "page" : undefined}
              >
                {step}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className={styles.where}>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <Link className={styles.step} to={to(page + 1)} rel="next">
          Next
        </Link>
      ) : (
        <span className={styles.none}>Next</span>
      )}
    </nav>
  );
}
