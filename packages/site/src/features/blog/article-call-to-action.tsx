import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Wren } from "@brightwren/ui/wren";
import { Link } from "react-router-dom";
import styles from "./article-call-to-action.module.css";

/** The box below an article that offers help. */
export function ArticleCallToAction() {
  return (
    <aside className={styles.outer} aria-labelledby="article-help">
      <div className={styles.box}>
        <div className={styles.words}>
          <h2 id="article-help" className={styles.heading}>
            Need Help With Your Website?
          </h2>
          <p className={styles.text}>
            Tell us what you do and where. We answer within 24 hours, in plain English, and the first
            conversation costs nothing.
          </p>
        </div>
        <Link to={paths.contact} className={buttonClass({ variant: "onSlab", size: "large" })}>
          Get in Touch
        </Link>
        <Wren className={styles.wren} />
      </div>
    </aside>
  );
}
