import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Link } from "react-router-dom";
import { homeShowcase } from "../../content/home.ts";
import { showcase } from "../../content/showcase.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import { VisitWebsite } from "../pictures/visit-website.tsx";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./home-showcase.module.css";

/** Four sites to walk round, hung as on a wall. */
export function HomeShowcase() {
  const { heading, lede, action } = homeShowcase;
  return (
    <section data-fold className={`sheet ${styles.showcaseSection}`} aria-labelledby="showcase">
      <div className={styles.head}>
        <SectionHeading id="showcase" heading={heading} lede={lede} />
        <Link
          to={action.to}
          className={`${buttonClass({ variant: "outline", size: "large" })} ${styles.all}`}
        >
          {action.label}
        </Link>
      </div>
      {showcase.map(({ title, category, image, imageAlt, description, url }) => (
        <article key={title} className={styles.site}>
          <Window tab={category}>
            <SitePicture name={image} alt={imageAlt} sizes="(min-width: 56rem) 38rem, 92vw" />
          </Window>
          <div className={styles.showcaseWords}>
            <h3 className={styles.showcaseTitle}>{title}</h3>
            <p className={styles.showcaseDescription}>{description}</p>
            <VisitWebsite title={title} url={url} />
          </div>
        </article>
      ))}
    </section>
  );
}
