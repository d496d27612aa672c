import { titled } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths, type DemoName } from "@brightwren/core/paths";
import { useEffect, useRef, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { demoPath, demoTitles } from "./demos.ts";
import "./demos.css";
import styles from "./demo-frame.module.css";

const noteId = "demo-note";

type HeadProps = { title: string; description: string; keywords: string; canonicalPath: string };

export type DemoPageProps = {
  /** Writes the document's head. */
  PageHead: ComponentType<HeadProps>;
};

type Demo = {
  name: DemoName;
  /** The meta description: the business, under its changed name, and the purpose of the page. */
  description: string;
  /** Class of the demo's root, which defines its palette, fonts and `color-scheme`. */
  className: string | undefined;
  sections: readonly ComponentType[];
};

/** The page of a demo: a slim bar that credits the studio above the demo's sections. */
export function demoPage({ name, description, className, sections }: Demo) {
  const template = demoTitles[name];
  return function DemoPage({ PageHead }: DemoPageProps) {
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
        <header className={`cluster spread ${styles.bar}`}>
          <Link to={`${paths.home}#templates`} className={`touch ${styles.link}`}>
            <span aria-hidden="true">←</span> {studio.name} sites
          </Link>
          <p id={noteId} className={styles.note}>
            This is a demo. The buttons don’t work.{" "}
            <span className={styles.story}>It began as a real brief; names and prices are changed.</span>
          </p>
          <Link to={paths.contact} className={`touch ${styles.link}`}>
            Get Started
          </Link>
        </header>
        <main ref={main} tabIndex={-1} className={`${styles.page} ${className}`}>
          {sections.map((Section, index) => (
            <Section key={index} />
          ))}
        </main>
      </>
    );
  };
}

type DemoButtonProps = { className?: string | undefined; children: ReactNode };

export function DemoButton({ className, children }: DemoButtonProps) {
  return (
    <button type="button" className={className} aria-describedby={noteId}>
      {children}
    </button>
  );
}

type DemoNavProps = {
  label: string;
  links: readonly { href: string; label: string }[];
  className?: string | undefined;
  list: string | undefined;
  link: string | undefined;
};

export function DemoNav({ label, links, className, list, link }: DemoNavProps) {
  return (
    <nav className={className} aria-label={label}>
      <ul role="list" className={`cluster ${list}`}>
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <a href={href} className={`touch ${link}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DemoSectionProps = {
  id: string;
  className: string | undefined;
  /** Class of the element around the heading and the lead. */
  head?: string | undefined;
  heading: string;
  lead?: string;
  children: ReactNode;
};

/** A section named by its heading. */
export function DemoSection({ id, className, head, heading, lead, children }: DemoSectionProps) {
  return (
    <section id={id} className={className} aria-labelledby={`${id}-heading`}>
      <div className={head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Returns the elements of an SVG file for an `<svg>` of the page: drawings of the first view (docs/decisions/014). */
export const drawn = (file: string) => ({ __html: file.slice(file.indexOf(">") + 1, file.lastIndexOf("<")) });

/** Text with fixed line breaks. */
export function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <span key={line} className="block">
      {line}{" "}
    </span>
  ));
}

type LabelsProps = { of: readonly ({ words: string } & ComponentProps<"text">)[] };

/** Words at their places in a drawing. */
export function Labels({ of }: LabelsProps) {
  return of.map(({ words, ...place }) => (
    <text key={words} {...place}>
      {words}
    </text>
  ));
}

/** The telephone number and the email address, each on a line of its own. */
export function Contact({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <span className="block">
        <a href={`tel:+44${phone.slice(1).replaceAll(" ", "")}`} className="touch breaks">
          {phone}
        </a>
      </span>
      <span className="block">
        <a href={`mailto:${email}`} className="touch breaks">
          {email}
        </a>
      </span>
    </>
  );
}

type OpeningHoursProps = {
  hours: readonly { days: string; times: string }[];
  className?: string | undefined;
  row?: string | undefined;
};

export function OpeningHours({ hours, className, row }: OpeningHoursProps) {
  return (
    <dl className={className}>
      {hours.map(({ days, times }) => (
        <div key={days} className={row}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
