import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { Fragment, type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import type { LegalPage as Content, PageHead as Head } from "../../content/types.ts";
import { useHydrated } from "../../page/hydration.ts";
import { PageHead } from "../../page/page-head.tsx";
import { withHours } from "../sections/hours.tsx";
import styles from "./legal-text.module.css";

type LegalTextProps = {
  head: Head;
  content: Content;
  insert?: { after: string; element: ReactElement };
};

export function LegalText({ head, content, insert }: LegalTextProps) {
  const { heading, summary, inShort, sections } = content;
  return (
    <div className={`sheet columns gap-y-7 ${styles.page}`}>
      <PageHead {...head} />
      <header className={styles.header}>
        <h1 className="section-title">{heading}</h1>
        <LastUpdated />
        <p className={`large mt-5 snug ${styles.summary}`}>{summary}</p>
        <section className={`tint mt-6 rounded ${styles.short}`} aria-labelledby="in-short">
          <h2 id="in-short" className="card-title">
            In short
          </h2>
          <ul className={`single mt-3 large-2 ${styles.points}`}>
            {inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </header>
      <nav aria-label="Contents" className={`unprinted ${styles.contents}`}>
        <details className="bar-above">
          <summary className="row spread strong target rule-below">Contents</summary>
          <ol role="list">
            {sections.map(({ id, heading: title }) => (
              <li key={id}>
                <Link to={`#${id}`} className={`row small target rule-below no-underline ${styles.link}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={`from-5 ${styles.text}`}>
        {sections.map(({ id, heading: title, paragraphs, list }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className="card-title">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{linked(paragraph)}</p>
            ))}
            {list ? (
              <ul>
                {list.map((item) => (
                  <li key={item}>{linked(item)}</li>
                ))}
              </ul>
            ) : null}
            {insert?.after === id ? insert.element : null}
          </section>
        ))}
      </div>
    </div>
  );
}

const mentions: Record<string, string> = {
  [studio.email]: `mailto:${studio.email}`,
  "ico.org.uk": "https://ico.org.uk/",
  "our privacy policy": paths.privacyPolicy,
  "our cookie policy": paths.cookiePolicy,
  "our terms of service": paths.termsOfService,
  "contact page": paths.contact,
  "/start": paths.start,
};

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const mention = new RegExp(`(${Object.keys(mentions).map(literal).join("|")})`);

const linked = (text: string) =>
  text.split(mention).map((part, place) => {
    const address = mentions[part];
    if (!address) return <Fragment key={place}>{withHours(part)}</Fragment>;
    return address.startsWith("/") ? (
      <Link key={place} to={address}>
        {part}
      </Link>
    ) : (
      <a key={place} href={address}>
        {part}
      </a>
    );
  });

/** 'Last updated' with the visitor's date in en-GB format, computed in the browser because pages may be cached. */
function LastUpdated() {
  const hydrated = useHydrated();
  const [today] = useState(() => new Date());
  return (
    <p className="hint mt-3 numeric">
      {/* The key forces a new element after hydration; otherwise React would keep the prerendered date. */}
      <time key={String(hydrated)} dateTime={today.toLocaleDateString("en-CA")} suppressHydrationWarning>
        {`Last updated: ${today.toLocaleDateString("en-GB")}`}
      </time>
    </p>
  );
}
