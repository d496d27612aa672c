import { Window } from "@brightwren/ui/window";
import type { PortfolioItem } from "../../content/types.ts";
import { SitePicture } from "../pictures/site-picture.tsx";
import { VisitWebsite } from "../pictures/visit-website.tsx";
import styles from "./project.module.css";

/** One project: its first screen, what it was for, category and package; the way in where there is one. */
export function Project({ project }: { project: PortfolioItem }) {
  const { title, category, image, imageAlt, description, package: packageName, url } = project;
  return (
    <article className={styles.project}>
      <Window tab={category} className={styles.window}>
        <SitePicture name={image} alt={imageAlt} sizes="(min-width: 64rem) 46rem, 92vw" />
      </Window>
      <div className={styles.words}>
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
