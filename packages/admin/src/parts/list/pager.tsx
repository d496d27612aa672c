import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { pageSize, useParamChange, withParam } from "./list-address.ts";
import styles from "./pager.module.css";

type PagerProps = { page: number; total: number };

export function Pager({ page, total }: PagerProps) {
  const [params] = useSearchParams();
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const to = (number: number) => ({
    search: `?${withParam(params, "page", number === 1 ? "" : String(number)).toString()}`,
  });
  return (
    <nav className={`row small spread gap-3 ${styles.pager}`} aria-label="Pages">
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
      <span className={`soft ${styles.where}`}>{`Page ${page} of ${pages}`}</span>
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

/** Goes to the last page if the requested one no longer exists, because rows may have been deleted. */
export function useExistingPage(page: number, total: number | undefined): void {
  const changeParam = useParamChange();
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page <= lastPage) return;
    changeParam("page", lastPage === 1 ? "" : String(lastPage));
  }, [page, lastPage, changeParam]);
}

type PageStep = number | "gap";

/** The first and last pages and those around the current one. A gap never replaces a single page. */
export function pagesAround(page: number, pages: number): PageStep[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index): PageStep[] => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return [number - before === 2 ? number - 1 : "gap", number];
  });
}
