import { openedCopy } from "../../content/portfolio.ts";
import type { PortfolioItem } from "../../content/types.ts";
import { VisitWebsite } from "../pictures/site-picture.tsx";
import styles from "./project-facts.module.css";

export function ProjectFacts({ project }: { project: PortfolioItem }) {
  return (
    <dl className={`mt-5 mb-5 rule-above ${styles.facts}`}>
      <div className="grid small rule-below">
        <dt className="soft">Category</dt>
        <dd className="strong">{project.category}</dd>
      </div>
      <div className="grid small rule-below">
        <dt className="soft">Package</dt>
        <dd className="strong">{project.package}</dd>
      </div>
    </dl>
  );
}

/** The button to a copy of the site, and what kind of copy it is. */
export function Opened({ title, url }: { title: string; url: string }) {
  return (
    <p className="mt-4">
      <VisitWebsite title={title} url={url} />
      <span className="hint block mt-2">{openedCopy}</span>
    </p>
  );
}
