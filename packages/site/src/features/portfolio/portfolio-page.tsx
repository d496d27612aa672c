import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { portfolioHead } from "../../content/heads/portfolio-head.ts";
import {
  portfolioCategories,
  portfolioClosing,
  portfolioHero,
  portfolioWords,
  projects,
} from "../../content/portfolio.ts";
import { portfolioTestimonials } from "../../content/testimonials/portfolio-testimonials.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import { Quote } from "../testimonials/quote.tsx";
import styles from "./portfolio-page.module.css";
import { Project } from "./project.tsx";

/** /portfolio (specification section 2): seven projects; the categories are shown and filter nothing. */
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
      <section className={`sheet ${styles.words}`} aria-labelledby="owners">
        <SectionHeading id="owners" heading={portfolioWords.heading} lede={portfolioWords.lede} wide />
        <div className={styles.quotes}>
          {portfolioTestimonials.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </section>
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
