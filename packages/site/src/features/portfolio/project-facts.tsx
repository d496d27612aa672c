import type { PortfolioItem } from "../../content/types.ts";
import styles from "./project-facts.module.css";

export function ProjectFacts({ project }: { project: PortfolioItem }) {
  return (
    <dl className={`mt-5 mb-5 ${styles.facts}`}>
      <div>
        <dt>Category</dt>
        <dd>{project.category}</dd>
      </div>
      <div>
        <dt>Package</dt>
        <dd>{project.package}</dd>
      </div>
    </dl>
  );
}
