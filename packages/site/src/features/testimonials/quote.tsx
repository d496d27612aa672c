import type { Testimonial } from "../../content/types.ts";
import { Portrait } from "../portraits/portrait.tsx";
import { portraitLooks } from "../portraits/portrait-looks.ts";
import styles from "./quote.module.css";
import { Rating } from "./rating.tsx";

/** What a customer said, with who said it. */
export function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  const { name, business, industry, quote, rating, image } = testimonial;
  const look = portraitLooks[image];
  return (
    <figure className={styles.quote} data-large={large}>
      <blockquote className={styles.words}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {look ? (
          <span className={styles.portrait}>
            <Portrait look={look} />
          </span>
        ) : null}
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.business}>{business}</span>
          <span className={styles.business}>{industry}</span>
        </span>
        <Rating stars={rating} />
      </figcaption>
    </figure>
  );
}
