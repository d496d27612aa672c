import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import {
  startFeatures,
  startHead,
  startHero,
  startHighlights,
  startTestimonials,
} from "../../content/start.ts";
import { startTestimonialCards } from "../../content/testimonials/start-testimonials.ts";
import { PageHead } from "../../page/page-head.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import { QuoteForm } from "./quote-form.tsx";
import styles from "./start-page.module.css";

/** /start: the £29 offer, whose buttons lead to the quote form. */
export default function StartPage() {
  return (
    <>
      <PageHead {...startHead} />
      <StartHero />
      <ul role="list" className={`sheet ${styles.highlights}`} aria-label="The offer in short">
        {startHighlights.map(({ title, description }) => (
          <li key={title} className={styles.highlight}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      <div className={`sheet ${styles.columns}`}>
        <section aria-labelledby="start-features" className={styles.features}>
          <SectionHeading id="start-features" heading={startFeatures.heading} lede={startFeatures.lede} />
          <ul role="list" className={styles.list}>
            {startFeatures.items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
          <Link to={startFeatures.action.to} className={buttonClass({ variant: "outline", size: "large" })}>
            {startFeatures.action.label}
          </Link>
        </section>
        <QuoteForm />
      </div>
      {startTestimonialCards.length > 0 ? (
        <section className={`sheet ${styles.voices}`} aria-labelledby="start-voices">
          <SectionHeading
            id="start-voices"
            heading={startTestimonials.heading}
            lede={startTestimonials.lede}
            beside
          />
          <div className={styles.quotes}>
            {startTestimonialCards.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

function StartHero() {
  const { notice, noticeReason, heading, lead, action } = startHero;
  return (
    <div className={styles.hero}>
      <div className={`sheet ${styles.inner}`}>
        <p className={styles.notice}>
          <strong>{notice}</strong> {noticeReason}
        </p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <Link to={action.to} className={buttonClass({ variant: "onSlab", size: "large" })}>
          {action.label}
        </Link>
      </div>
    </div>
  );
}
