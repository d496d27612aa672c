import { addressLine, legalLine, phoneHref } from "@brightwren/brand/derived";
import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { Emblem } from "@brightwren/ui/emblem";
import { Link } from "react-router-dom";
import styles from "./footer.module.css";
import { ThemeSwitch } from "./theme-switch.tsx";

type FooterLinks = readonly { label: string; to: string }[];

type FooterProps = { pages: FooterLinks; legal: FooterLinks };

function LinkList({ label, links }: { label: string; links: FooterLinks }) {
  return (
    <nav aria-label={label}>
      <ul role="list">
        {links.map(({ label: text, to }) => (
          <li key={to}>
            <Link to={to} className={`touch small breaks ${styles.link}`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ pages, legal }: FooterProps) {
  return (
    <footer id="site-footer" data-fold className={`on-slab unprinted relative unanchored ${styles.footer}`}>
      <div className={`sheet grid ${styles.inner}`}>
        <div className={styles.about}>
          <p className={styles.line}>Small websites, properly made, for the price of a phone contract.</p>
          <p>
            <a className={`touch small breaks ${styles.link}`} href={`mailto:${studio.email}`}>
              {studio.email}
            </a>
            <br />
            <a className={`touch small breaks ${styles.link}`} href={phoneHref}>
              {studio.phone}
            </a>
          </p>
        </div>
        <LinkList label="Site" links={pages} />
        <LinkList label="Legal" links={legal} />
        <div className={`column spread align-end ${styles.perch}`}>
          <p className={`small ${styles.also}`}>
            Also here: <Link to={paths.start}>a site in 7 days</Link>, <Link to={paths.seoServices}>SEO</Link>
            , <Link to={paths.localSeo}>local SEO</Link>.
          </p>
          <Emblem className={styles.emblem} perched />
        </div>
      </div>
      <div className={`sheet cluster spread fine ${styles.colophon}`}>
        <p>
          © {studio.name}, since {studio.founded}. Set in Besley and Hanken Grotesk.
          {legalLine ? ` ${legalLine}. ${addressLine}.` : null}
        </p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
