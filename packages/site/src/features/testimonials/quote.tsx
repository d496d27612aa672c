import type { Testimonial } from "../../content/types.ts";
import { portraitFiles } from "@brightwren/demos/pictures/portrait";
import styles from "./quote.module.css";

export function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  const { name, business, industry, quote, rating, image } = testimonial;
  return (
    <figure className={`column spread gap-5 ${styles.quote}`} data-large={large}>
      <blockquote className={styles.words}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={`small grid gap-2 gap-x-4 align-center snug ${styles.who}`}>
        {/* Decorative, because the face is not recognisable and the name is beside it. */}
        <img
          className={styles.portrait}
          src={portraitFiles[image]}
          alt=""
          width={68}
          height={68}
          loading="lazy"
        />
        <span>
          <strong className="strong block">{name}</strong>
          <span className="soft block">{business}</span>
          <span className="soft block">{industry}</span>
        </span>
        <Rating stars={rating} />
      </figcaption>
    </figure>
  );
}

function Rating({ stars }: { stars: number }) {
  return (
    <p className={`accent ${styles.rating}`} role="img" aria-label={`Rated ${stars} out of 5`}>
      {"★".repeat(stars)}
    </p>
  );
}
