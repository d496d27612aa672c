import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { Link } from "react-router-dom";
import {
  portfolioCategories,
  portfolioClosing,
  portfolioHead,
  portfolioHero,
  portfolioWords,
  projects,
} from "../../content/portfolio.ts";
import { portfolioTestimonials } from "../../content/testimonials/portfolio-testimonials.ts";
import type { PortfolioItem } from "../../content/types.ts";
import { PageHead } from "../../page/page-head.tsx";
import { SitePicture, VisitWebsite } from "../pictures/site-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import styles from "./portfolio-page.module.css";

/** /portfolio: seven projects; the categories are shown and filter nothing. */
export default function PortfolioPage() {
  return (
    <>
      <PageHead {...portfolioHead} />
      <div className={`sheet ${styles.hero}`}>
        <h1 className={styles.heading}>{portfolioHero.heading}</h1>
        <p className={styles.lead}>{portfolioHero.lead}</p>
        <ul role="list" aria-label="Categories" className={styles.categories}>
          {portfolioCategories.map((category) => (
            <li key={category} className={styles.category}>
              {category}
            </li>
          ))}
        </ul>
      </div>
      <div className={`sheet ${styles.projects}`}>
        {projects.map((project) => (
          <Project key={project.title} project={project} />
        ))}
      </div>
      {portfolioTestimonials.length > 0 ? (
        <section className={`sheet ${styles.words}`} aria-labelledby="owners">
          <SectionHeading id="owners" heading={portfolioWords.heading} lede={portfolioWords.lede} beside />
          <div className={styles.quotes}>
            {portfolioTestimonials.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        </section>
      ) : null}
      <section className={styles.closing} aria-labelledby="portfolio-closing">
        <div className="sheet">
          <h2 id="portfolio-closing" className={styles.closingHeading}>
            {portfolioClosing.heading}
          </h2>
          <p className={styles.closingLede}>{portfolioClosing.lede}</p>
          <Link to={portfolioClosing.action.to} className={buttonClass({ variant: "onSlab", size: "large" })}>
            {portfolioClosing.action.label}
          </Link>
        </div>
      </section>
    </>
  );
}

/** One project: its first screen, what it was for, category and package; the way in where there is one. */
function Project({ project }: { project: PortfolioItem }) {
  const { title, category, image, imageAlt, description, package: packageName, url } = project;
  return (
    <article className={styles.project}>
      <Window tab={category} className={styles.window}>
        <SitePicture name={image} alt={imageAlt} sizes="(min-width: 64rem) 46rem, 92vw" />
      </Window>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Category</dt>
            <dd>{category}</dd>
          </div>
          <div>
            <dt>Package</dt>
            <dd>{packageName}</dd>
          </div>
        </dl>
        {url ? <VisitWebsite title={title} url={url} /> : null}
      </div>
    </article>
  );
}
