import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Wordmark } from "@brightwren/ui/wordmark";
import type { ComponentPropsWithRef } from "react";
import { Link, NavLink } from "react-router-dom";
import { useHydrated } from "../../page/hydration.ts";
import styles from "./header.module.css";
import { useDisclosure } from "./use-disclosure.ts";

/** The fixed top navigation. On small screens its links fold behind a Menu button. */
export function Header({ links }: { links: readonly { label: string; to: string }[] }) {
  const { open, container, button, toggle, close } = useDisclosure<HTMLElement>();
  return (
    <>
      <header className={styles.header} ref={container}>
        <div className={styles.inner}>
          <Link to={paths.home} className={styles.home} aria-label={`${studio.name}, home page`}>
            <Wordmark />
          </Link>
          <MenuButton ref={button} open={open} onClick={toggle} />
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

/** By itself: that the page runs concerns none of the links beside it. */
function MenuButton({ open, ...props }: { open: boolean } & ComponentPropsWithRef<"button">) {
  const ready = useHydrated();
  return (
    <button
      {...props}
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-disabled={!ready}
      aria-controls="main-menu"
    >
      <span className={styles.bars} aria-hidden="true" />
      {open ? "Close" : "Menu"}
    </button>
  );
}
