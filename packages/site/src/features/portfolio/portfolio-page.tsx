import { Window } from "@brightwren/ui/window";
import {
  cafeCase,
  plumbersCase,
  portfolioCategories,
  portfolioClosing,
  portfolioHead,
  portfolioHero,
  portfolioOthers,
  portfolioWords,
  projects,
} from "../../content/portfolio.ts";
import { portfolioTestimonials } from "../../content/testimonials/portfolio-testimonials.ts";
import type { PortfolioItem } from "../../content/types.ts";
import { PageHead } from "../../page/page-head.tsx";
import { SitePicture } from "../pictures/site-picture.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { ClosingPicture } from "../sections/closing-picture.tsx";
import { SectionHeading } from "../sections/sections.tsx";
import { Quote } from "../testimonials/quote.tsx";
import { CaseStudy } from "./case-study.tsx";
import cafeBefore from "./drawings/cafe-before.svg?raw";
import plumbersBefore from "./drawings/plumbers-before.svg?raw";
import { portfolioFiles } from "./portfolio-files.ts";
import door from "./door.module.css";
import styles from "./portfolio-page.module.css";
import { Opened, ProjectFacts } from "./project-facts.tsx";

const studied = (study: typeof plumbersCase) => projects.find(({ title }) => title === study.title);
const plumbers = studied(plumbersCase);
const cafe = studied(cafeCase);
const others = projects.filter((project) => project !== plumbers && project !== cafe);

/** The categories are not a filter. */
export default function PortfolioPage() {
  return (
    <>
      <PageHead {...portfolioHead} />
      <div className={`sheet columns align-end gap-y-6 ${styles.hero}`}>
        <h1 className={`page-title to-9 ${styles.heading}`}>{portfolioHero.heading}</h1>
        <p className={`lead from-9 ${styles.lead}`}>{portfolioHero.lead}</p>
        <ul
          role="list"
          aria-label="Categories"
          className={`wrap hint gap-1 gap-x-5 all-columns rule-above ${styles.categories}`}
        >
          {portfolioCategories.map((category, index) => (
            <li key={category}>
              {category}{" "}
              <span className="numeric ink">
                {index === 0 ? projects.length : projects.filter((item) => item.category === category).length}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {plumbers ? <CaseStudy study={plumbersCase} project={plumbers} before={plumbersBefore} /> : null}
      <Projects kind="open" list={others.filter(({ url }) => url)} />
      {cafe ? <CaseStudy study={cafeCase} project={cafe} before={cafeBefore} /> : null}
      <Projects kind="closed" list={others.filter(({ url }) => !url)} />
      {portfolioTestimonials.length > 0 ? (
        <section data-fold className={`tint ${styles.owners}`} aria-labelledby="owners">
          <div className="sheet">
            <SectionHeading id="owners" heading={portfolioWords.heading} lede={portfolioWords.lede} beside />
            <div className="equal medium-2 mt-7">
              {portfolioTestimonials.map((testimonial) => (
                <Quote key={testimonial.name} testimonial={testimonial} />
              ))}
            </div>
          </div>
        </section>
      ) : null}
      <ClosingBand content={{ ...portfolioClosing, actions: [portfolioClosing.action] }}>
        <ClosingPicture site="photography" />
      </ClosingBand>
    </>
  );
}

function Projects({ kind, list }: { kind: "open" | "closed"; list: readonly PortfolioItem[] }) {
  const { heading, lede } = portfolioOthers[kind];
  return list.length === 0 ? null : (
    <section
      data-fold
      className={`sheet ${styles.others} ${styles[`${kind}Section`] ?? ""}`}
      aria-labelledby={`${kind}-sites`}
    >
      <SectionHeading id={`${kind}-sites`} heading={heading} lede={lede} beside={kind === "closed"} />
      <div className={`equal ${kind === "open" ? "large-2" : "medium-2"} mt-7 ${styles[kind]}`}>
        {list.map((project) => (
          <Project key={project.title} project={project} />
        ))}
      </div>
    </section>
  );
}

function Project({ project }: { project: PortfolioItem }) {
  const { title, category, image, ground, imageAlt, description, url } = project;
  return (
    <article className={`single gap-4 ${styles.project} ${url ? "whole" : ""}`}>
      <Window tab={category} className={door.window}>
        <SitePicture
          of={portfolioFiles[image]}
          alt={imageAlt}
          ground={ground}
          sizes="(min-width: 56rem) 46rem, 92vw"
        />
      </Window>
      <div>
        <h3 className={`small-title ${styles.title}`}>{title}</h3>
        <p className={`soft mt-2 ${styles.description}`}>{description}</p>
        <ProjectFacts project={project} />
        {url ? <Opened title={title} url={url} /> : null}
      </div>
    </article>
  );
}
