import { Link } from "react-router-dom";
import { PageHead } from "../../app/page-head.tsx";
import { faqCategories, faqClosing, faqHero } from "../../content/faq.ts";
import { faqHead } from "../../content/heads/faq-head.ts";
import { Closing } from "../sections/closing.tsx";
import { FaqCategory } from "./faq-category.tsx";
import styles from "./faq-page.module.css";

/** /faq (specification section 2): six categories of questions, each with one answer open at a time. */
export default function FaqPage() {
  return (
    <>
      <PageHead {...faqHead} />
      <div className={`sheet ${styles.hero}`}>
        <h1 className={styles.pageHeading}>{faqHero.heading}</h1>
        <p className={styles.lede}>{faqHero.lede}</p>
      </div>
      <div className={`sheet ${styles.columns}`}>
        <nav aria-label="Categories" className={styles.nav}>
          <ul role="list">
            {faqCategories.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {faqCategories.map((category) => (
            <FaqCategory key={category.id} category={category} />
          ))}
        </div>
      </div>
      <Closing content={faqClosing} />
    </>
  );
}
