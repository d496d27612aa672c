import { seoCost } from "../../content/seo-cost.ts";
import type { Heading } from "../../content/types.ts";
import { ActionLink, SectionHeading } from "./sections.tsx";
import styles from "./seo-cost.module.css";

export function SeoCost({ content }: { content: Heading }) {
  const { terms, action } = seoCost;
  return (
    <section data-fold className="sheet section" aria-labelledby="seo-cost">
      <SectionHeading id="seo-cost" heading={content.heading} lede={content.lede} beside />
      <ul role="list" className={`single large-2 mt-7 ${styles.terms}`}>
        {terms.map(({ title, price, description }, index) => (
          <li key={title} className={`raised ${styles.term}`}>
            <h3 className="plain-title">{title}</h3>
            <p className={`mt-2 ${styles.price}`}>{price}</p>
            <p className={`soft mt-3 ${styles.description}`}>{description}</p>
            {index === terms.length - 1 ? (
              <ActionLink {...action} kind="outline" size="medium" className="mt-5" />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
