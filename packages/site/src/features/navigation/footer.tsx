import { Wren } from "@brightwren/ui/wren";
import { Link } from "react-router-dom";
import { brand } from "../../content/brand.ts";
import styles from "./footer.module.css";

type FooterLinks = readonly { label: string; to: string }[];

type FooterProps = { studio: FooterLinks; legal: FooterLinks };

function LinkList({ label, links }: { label: string; links: FooterLinks }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {links.map(({ label: text, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of every page: who we are, where everything is, the small print. */
export function Footer({ studio, legal }: FooterProps) {
  return (
    <footer data-fold className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.line}>Small websites, properly made, for the price of a phone contract.</p>
          <p>
            <a className={styles.link} href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            <br />
            <a className={styles.link} href={brand.phone.href}>
              {brand.phone.shown}
            </a>
          </p>
        </div>
        <LinkList label="Site" links={studio} />
        <LinkList label="Legal" links={legal} />
        <div className={styles.perch}>
          <Wren className={styles.wren} />
        </div>
      </div>
      <p className={styles.colophon}>
        © {brand.founded} {brand.name}. Set in Besley and Hanken Grotesk.
      </p>
    </footer>
  );
}
