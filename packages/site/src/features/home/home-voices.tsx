import { homeTestimonials } from "../../content/home.ts";
import { homeStats, homeTestimonialCards } from "../../content/testimonials/home-testimonials.ts";
import { SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import styles from "./home-voices.module.css";

/** Three customers and the figures. Renders nothing without testimonials. */
export function HomeVoices() {
  if (homeTestimonialCards.length === 0) return null;
  return (
    <section data-fold className="sheet home-section" aria-labelledby="voices">
      <SectionHeading id="voices" heading={homeTestimonials.heading} lede={homeTestimonials.lede} />
      <div
        className={`equal large-2 scroller mt-7 ${styles.quotes}`}
        tabIndex={0}
        role="group"
        aria-label={homeTestimonials.heading}
      >
        {homeTestimonialCards.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
      <dl className={`grid gap-5 ${styles.stats}`}>
        {homeStats.map(({ number, label }) => (
          <div key={label} className={`flex ${styles.stat}`}>
            <dt className="hint mt-2">{label}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
