import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Wordmark } from "@brightwren/ui/wordmark";
import { useEffect, useRef } from "react";
import { Link, NavLink } from "react-router-dom";
import styles from "./header.module.css";

/** On small screens the links collapse behind a Menu button that works without scripts. */
export function Header({ links }: { links: readonly { label: string; to: string }[] }) {
  const { header, menu, close } = useMenu();
  return (
    <header id="site-header" className={`rule-below ${styles.header}`} ref={header}>
      <div className={`sheet row ${styles.inner}`}>
        <Link to={paths.home} className={`touch ${styles.home}`} aria-label={`${studio.name}, home page`}>
          <Wordmark />
        </Link>
        <details ref={menu} className={`unprinted ${styles.toggle}`}>
          <summary className={styles.button}>
            <span className={styles.bars} aria-hidden="true" />
            <span className={styles.whenClosed}>Menu</span>
            <span className={styles.whenOpen}>Close</span>
          </summary>
        </details>
        <nav id="main-menu" aria-label="Main" className={`row unprinted gap-4 ${styles.menu}`}>
          <ul role="list" className={`row ${styles.links}`}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.home}
                  className={`row small relative target medium-weight no-underline ${styles.link}`}
                  onClick={close}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <Link to={paths.contact} className={`${buttonClass()} ${styles.start}`} onClick={close}>
            Get Started
          </Link>
        </nav>
        <div className={styles.scrim} onPointerDown={close} />
      </div>
    </header>
  );
}

/** Closes the menu on Escape (and restores the focus), and when the pointer or the focus leaves the header. */
function useMenu() {
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    const onLeave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !header.current?.contains(target))
        menu.current.open = false;
    };
    const listening = new AbortController();
    document.addEventListener("keydown", onKeyDown, listening);
    document.addEventListener("pointerdown", onLeave, listening);
    document.addEventListener("focusin", onLeave, listening);
    return () => listening.abort();
  }, []);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return { header, menu, close };
}
