import {
  startClosing,
  startFeatures,
  startHead,
  startHero,
  startHighlights,
  startTestimonials,
  startWeek,
} from "../../content/start.ts";
import { startTestimonialCards } from "../../content/testimonials/start-testimonials.ts";
import { PageHead } from "../../page/page-head.tsx";
import { Drawing } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import calendarPad from "./drawings/calendar-pad.svg?raw";
import { QuoteForm } from "./quote-form.tsx";
import styles from "./start-page.module.css";
import { WeekFrame } from "./week-frame.tsx";

export default function StartPage() {
  return (
    <>
      <PageHead {...startHead} />
      <StartHero />
      <Week />
      <div className={`sunk ${styles.buy}`}>
        <div className="sheet columns align-start gap-y-7">
          <section aria-labelledby="start-features" className={styles.features}>
            <SectionHeading id="start-features" heading={startFeatures.heading} lede={startFeatures.lede} />
            <ul role="list" className={`rule-above ${styles.list}`}>
              {startFeatures.items.map((item) => (
                <li key={item} className={`flex align-baseline rule-below ${styles.item}`}>
                  {item}
                </li>
              ))}
            </ul>
            <ActionLink {...startFeatures.action} kind="outline" />
          </section>
          <div className="from-7">
            <QuoteForm />
          </div>
        </div>
      </div>
      {startTestimonialCards.length > 0 ? (
        <section className={`sheet ${styles.voices}`} aria-labelledby="start-voices">
          <SectionHeading
            id="start-voices"
            heading={startTestimonials.heading}
            lede={startTestimonials.lede}
            beside
          />
          <div className={`equal large-2 mt-7 ${styles.quotes}`}>
            {startTestimonialCards.map((testimonial, index) => (
              <Quote key={testimonial.name} testimonial={testimonial} large={index === 0} />
            ))}
          </div>
        </section>
      ) : null}
      <ClosingBand content={startClosing} ground="tint">
        <ClosingPicture site="education" />
      </ClosingBand>
    </>
  );
}

function Week() {
  const { heading, lede, shop, days } = startWeek;
  return (
    <section className={`sheet ${styles.week}`} aria-labelledby="week">
      <SectionHeading id="week" heading={heading} lede={lede} beside />
      <ol role="list" className={`mt-7 grid ${styles.days}`}>
        {days.map(({ title, description }, index) => (
          <li key={title} className={styles.day}>
            <WeekFrame day={index + 1} shop={shop} />
            <h3 className={`mt-3 ${styles.dayTitle}`}>
              <span className={`accent block ${styles.dayNumber}`}>Day {index + 1}</span> {title}
            </h3>
            <p className={`hint mt-1 snug ${styles.dayDescription}`}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StartHero() {
  const { notice, noticeReason, heading, lead, action } = startHero;
  return (
    <div className="on-band">
      <div className={`sheet columns gap-y-7 ${styles.inner}`}>
        <div className="to-9">
          <p className={`small ${styles.notice}`}>
            <strong>{notice}</strong> {noticeReason}
          </p>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={`lead pale ch-48 ${styles.lead}`}>{lead}</p>
          <ActionLink {...action} kind="onSlab" />
        </div>
        <div className={`from-9 ${styles.calendar}`}>
          <Drawing of={calendarPad} className={`full ${styles.pad}`} />
        </div>
        <ul role="list" className={`equal medium-2 ${styles.highlights}`} aria-label="The offer in short">
          {startHighlights.map(({ title, description }) => (
            <li key={title} className={`pt-3 ${styles.highlight}`}>
              <h2 className={`card-title ${styles.title}`}>{title}</h2>
              <p className="small mt-2 pale">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
