import { Window } from "@brightwren/ui/window";
import { type plumbersCase, shownOnly } from "../../content/portfolio.ts";
import type { PortfolioItem } from "../../content/types.ts";
import { Drawing, SitePicture } from "../pictures/site-picture.tsx";
import door from "./door.module.css";
import styles from "./case-study.module.css";
import { portfolioFiles } from "./portfolio-files.ts";
import { Opened, ProjectFacts } from "./project-facts.tsx";

type Study = { study: typeof plumbersCase };

type CaseStudyProps = Study & {
  project: PortfolioItem;
  /** The text of an SVG file: the old site with pencil rings, numbered like the list beside it. */
  before: string;
};

export function CaseStudy({ study, project, before: drawing }: CaseStudyProps) {
  const { title, category, image, ground, imageAlt, description, url } = project;
  const { before, after, changesHeading, changes } = study;
  const id = `case-${image}`;
  return (
    <article className={`sunk ${styles.case}`} aria-labelledby={id}>
      <div className={`sheet columns ${styles.columns}`}>
        <div className="to-8">
          <h2 id={id} className={`section-title ${styles.heading}`}>
            {title}
          </h2>
          <p className="lead mt-4 ch-48">{description}</p>
        </div>
        <div className={`from-9 ${styles.facts}`}>
          <ProjectFacts project={project} />
        </div>
        <figure className={`to-7 ${styles.before}`}>
          <figcaption className="cluster hint spread gap-1 gap-x-4 mb-3">
            <strong className="display-xl ink">{before.label}</strong> {before.note}
          </figcaption>
          <Drawing of={drawing} className={`full ${styles.proof}`} />
        </figure>
        <div className={`from-7 ${styles.changes}`}>
          <h3 className="small-title">{changesHeading}</h3>
          <ol role="list" className={`mt-5 ${styles.list}`}>
            {changes.map((change) => (
              <li key={change.title} className={`relative ${styles.change}`}>
                <h4 className="large tight">{change.title}</h4>
                <p className="soft mt-1">{change.description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={`${styles.after} ${url ? "whole" : ""}`}>
          <p className="cluster hint spread gap-1 gap-x-4 mb-3">
            <strong className="display-xl ink">{after.label}</strong>
            {url ? null : shownOnly}
          </p>
          <Window tab={category} className={door.window}>
            <SitePicture
              of={portfolioFiles[image]}
              alt={imageAlt}
              ground={ground}
              sizes="(min-width: 56rem) 60rem, 92vw"
            />
          </Window>
          {url ? <Opened title={title} url={url} /> : null}
        </div>
        <Figures study={study} />
      </div>
    </article>
  );
}

function Figures({ study }: Study) {
  const { before, after, figuresHeading, figuresLede, figures } = study;
  return (
    <div className={styles.figures}>
      <h3 className="small-title">{figuresHeading}</h3>
      <p className="soft mt-2">{figuresLede}</p>
      <ul role="list" className={`single medium-2 mt-6 ${styles.tallies}`}>
        {figures.map((figure) => (
          <li key={figure.label} className="bar-above pt-3">
            <p className={styles.figureLabel}>{figure.label}</p>
            <p className={`soft mt-3 grid align-center ${styles.count}`}>
              <span className="small">{before.label}</span> <b>{figure.before}</b>
              <Tally count={figure.before} />
            </p>
            <p className={`soft mt-3 grid align-center ${styles.count}`} data-now>
              <span className="small">{after.label}</span> <b>{figure.after}</b>
              <Tally count={figure.after} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Strokes in fives, slightly irregular as if drawn by hand. */
const strokes = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = 8 + Math.floor(index / 5) * 54 + (index % 5) * 9;
    const lean = ((index * 7) % 5) - 2;
    return index % 5 === 4 ? `M${x - 41} 30 ${x + 2} 10` : `M${x + lean} 6 ${x - lean} 34`;
  }).join("");

function Tally({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 166 40" className={`block rigid ${styles.tally}`} aria-hidden="true">
      <path d={strokes(count)} />
    </svg>
  );
}
