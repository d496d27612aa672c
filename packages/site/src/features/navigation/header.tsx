import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Wordmark } from "@brightwren/ui/wordmark";
import { Link, NavLink } from "react-router-dom";
import { useHydrated } from "../../page/hydration.ts";
import styles from "./header.module.css";
import { useDisclosure } from "./use-disclosure.ts";

/** The fixed top navigation. On small screens its links fold behind a Menu button. */
export function Header({ links }: { links: readonly { label: string; to: string }[] }) {
  const ready = useHydrated();
  const { open, container, button, toggle, close } = useDisclosure<HTMLElement>();
  return (
    <>
      <header className={styles.header} ref={container}>
        <div className={styles.inner}>
          <Link to={paths.home} className={styles.home} aria-label={`${studio.name}, home page`}>
            <Wordmark />
          </Link>
          <button
            type="button"
            ref={button}
            className={styles.toggle}
            aria-expanded={open}
            aria-disabled={!ready}
            aria-controls="main-menu"
            onClick={toggle}
          >
            <span className={styles.bars} aria-hidden="true" />
            {open ? "Close" : "Menu"}
          </button>
          <nav id="main-menu" aria-label="Main" className={styles.menu} data-open={open}>
            <ul role="list" className={styles.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} end={to === paths.home} className={`${styles.link}`} onClick={close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <Link to={paths.contact} className={`${buttonClass()} ${styles.start}`} onClick={close}>
              Get Started
            </Link>
          </nav>
        </div>
      </header>
      {open ? <div className={styles.scrim} /> : null}
    </>
  );
}
