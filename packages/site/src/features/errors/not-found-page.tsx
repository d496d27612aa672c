import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Emblem } from "@brightwren/ui/emblem";
import { type FormEvent, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useEarlyForm, useHydrated } from "../../page/hydration.ts";
import { PageHead } from "../../page/page-head.tsx";
import styles from "./not-found-page.module.css";

const mainPages = [
  { label: "Services", to: paths.services, what: "three packages and their prices" },
  { label: "Portfolio", to: paths.portfolio, what: "seven sites, and what each was for" },
  { label: "FAQ", to: paths.faq, what: "short answers" },
  { label: "Contact", to: paths.contact, what: "a form, a telephone and a person" },
] as const;

/** Logs the unknown address. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // One file serves every unknown address.
  const hydrated = useHydrated();
  useEffect(() => {
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <section className={styles.section}>
      <PageHead title={titled("Page not found")} description="There is no page at this address." />
      <Window tab="Page not found" address={hydrated ? pathname : "404"} className={styles.window}>
        <div className={`relative ${styles.page}`}>
          <h1 className={styles.heading}>404</h1>
          <p className="mt-5 display-2xl">Oops! Page not found</p>
          <p className={`soft ${styles.hint}`}>
            The address may have changed, or may have been typed or copied wrongly.
          </p>
          <Link to={paths.home} className={buttonClass({ size: "large" })}>
            Return to Home
          </Link>
          <Emblem className={`absolute ${styles.emblem}`} perched />
        </div>
      </Window>
      <div className={`mt-7 grid ${styles.ways}`}>
        <nav aria-labelledby="main-pages">
          <h2 id="main-pages" className="large">
            What most people look for
          </h2>
          <ul role="list" className="mt-3 bar-above">
            {mainPages.map(({ label, to, what }) => (
              <li key={to} className={`cluster rule-below ${styles.item}`}>
                <Link to={to} className={`touch accent strong ${styles.link}`}>
                  {label}
                </Link>
                <span className="hint">{what}</span>
              </li>
            ))}
          </ul>
        </nav>
        <BlogSearch />
      </div>
    </section>
  );
}

const nothing = () => {};

/** Searches the blog; without JavaScript, links to the whole list. */
function BlogSearch() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEarlyForm(form, nothing);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("q");
    if (typeof words === "string") void navigate(`${paths.blog}?${new URLSearchParams({ q: words })}`);
  };
  return (
    <search>
      <form ref={form} action={paths.blog} onSubmit={search}>
        <h2 className="large">
          <label htmlFor="not-found-search">Search the blog</label>
        </h2>
        <div className="wrap mt-3 gap-3">
          <input
            id="not-found-search"
            type="search"
            dir="auto"
            name="q"
            className={`raised shrinks ${styles.input}`}
            autoComplete="off"
          />
          <button type="submit" className={buttonClass({ kind: "outline" })}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
