import { homeTestimonials } from "../../content/home.ts";
import { homeStats, homeTestimonialCards } from "../../content/testimonials/home-testimonials.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./home-voices.module.css";
import { Quote } from "../testimonials/quote.tsx";

/** Three customers, the first one large, and the figures. */
export function HomeVoices() {
  return (
    <section data-fold className={`sheet ${styles.voicesSection}`} aria-labelledby="voices">
      <SectionHeading id="voices" heading={homeTestimonials.heading} lede={homeTestimonials.lede} wide />
      <div className={styles.quotes}>
        {homeTestimonialCards.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} large={index === 0} />
        ))}
      </div>
      <dl className={styles.stats}>
        {homeStats.map(({ number, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.voicesNumber}>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
