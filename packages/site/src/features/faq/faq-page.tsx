import { studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import { useLayoutEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { faqCategories, faqClosing, faqHead, faqHero } from "../../content/faq.ts";
import type { QuestionCategory } from "../../content/types.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { Hours, withHours } from "../sections/hours.tsx";
import { Conversation } from "./conversation.tsx";
import styles from "./faq-page.module.css";
import { Telephone } from "./telephone.tsx";

export default function FaqPage() {
  return (
    <>
      <PageHead {...faqHead} />
      <div className="on-band clips">
        <div className={`sheet columns gap-y-6 ${styles.call}`}>
          <div className={styles.words}>
            <h1 className={`page-title ${styles.pageHeading}`}>{faqHero.heading}</h1>
            <p className="lead pale mt-5 ch-34">{faqHero.lede}</p>
          </div>
          <div id="conversation" className={`relative flex ${styles.conversation}`}>
            <Conversation>
              <p className={`small soft rule-above ${styles.voice}`}>
                Or out loud: <a href={phoneHref}>{studio.phone}</a> <Hours />
              </p>
            </Conversation>
          </div>
          <div className={styles.telephone}>
            <Telephone />
          </div>
        </div>
      </div>
      <div className={`sheet columns gap-y-6 ${styles.list}`}>
        <nav aria-label="Categories" className={styles.nav}>
          <ul role="list" className="bar-above">
            {faqCategories.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className={`row small target rule-below medium-weight no-underline ${styles.link}`}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="from-5">
          {faqCategories.map((category, index) => (
            <FaqCategory key={category.id} category={category} first={index === 0} />
          ))}
        </div>
      </div>
      <ClosingBand content={faqClosing} ground="sunk">
        <ClosingPicture site="events" />
      </ClosingBand>
    </>
  );
}

/** The shared name allows one open <details> at a time. Find-in-page and `#question-id` also open them. */
function FaqCategory({ category, first }: { category: QuestionCategory; first: boolean }) {
  const { id, title, questions } = category;
  const list = useOpenQuestion();
  return (
    <section id={id} className={styles.category} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="small-title mb-4">
        {title}
      </h2>
      <div ref={list}>
        {questions.map(({ id: questionId, question, answer, link }, index) => (
          <details
            key={questionId}
            id={questionId}
            name={id}
            open={first && index === 0}
            className={`rule-above ${styles.question}`}
          >
            <summary className={`row spread gap-4 ${styles.summary}`}>
              <h3 className={styles.title}>{question}</h3>
              <span className={`relative rigid ${styles.mark}`} aria-hidden="true" />
            </summary>
            <p className={`soft ch-62 ${styles.answer}`}>{withHours(answer)}</p>
            {link ? (
              <Link to={link.to} className={`touch strong ${styles.more}`}>
                {link.label}
              </Link>
            ) : null}
          </details>
        ))}
      </div>
    </section>
  );
}

function useOpenQuestion() {
  const { hash, key } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    if (named instanceof HTMLDetailsElement && container.current?.contains(named)) named.open = true;
  }, [hash, key]);
  return container;
}
