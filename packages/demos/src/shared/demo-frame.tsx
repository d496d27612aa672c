import { titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths, type DemoName } from "@brightwren/core/paths";
import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { demoPath, demoTitles } from "./demos.ts";
import styles from "./demo-frame.module.css";

const noteId = "demo-note";

type HeadProps = { title: string; description: string; keywords: string; canonicalPath: string };

/** What a demo's page gets from the site that shows it. */
export type DemoPageProps = {
  /** Writes the document's head. */
  PageHead: ComponentType<HeadProps>;
};

type DemoFrameProps = DemoPageProps & {
  name: DemoName;
  /** What a search engine shows; the made-up business and what the page is. */
  description: string;
  /** Class of the demo's own root: palette, fonts and `color-scheme` live there. */
  className: string | undefined;
  children: ReactNode;
};

/** What every demo stands in: a slim bar that says whose work it is, and the demo's own page below it. */
export function DemoFrame({ name, description, PageHead, className, children }: DemoFrameProps) {
  const template = demoTitles[name];
  const main = useRef<HTMLElement>(null);
  const firstPage = useLocation().key === "default";
  useEffect(() => {
    if (!firstPage) main.current?.focus({ preventScroll: true });
  }, [firstPage]);
  return (
    <>
      <PageHead
        title={titled(`${template} website template`)}
        description={description}
        keywords={`${template.toLowerCase()} website, website template, small business website`}
        canonicalPath={demoPath(name)}
      />
      <header className={styles.bar}>
        <Link to={`${paths.home}#templates`} className={styles.link}>
          <span aria-hidden="true">←</span> {studio.name} templates
        </Link>
        <p id={noteId} className={styles.note}>
          A demonstration: its buttons do nothing.
        </p>
        <Link to={paths.contact} className={styles.link}>
          Get Started
        </Link>
      </header>
      <main ref={main} tabIndex={-1} className={`${styles.page} ${className}`}>
        {children}
      </main>
    </>
  );
}

type DemoButtonProps = { className: string | undefined; children: ReactNode };

/** A button of a demo: reachable and announced, and does nothing. */
export function DemoButton({ className, children }: DemoButtonProps) {
  return (
    <button type="button" className={className} aria-describedby={noteId}>
      {children}
    </button>
  );
}
