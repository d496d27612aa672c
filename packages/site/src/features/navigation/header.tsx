import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { Wordmark } from "@brightwren/ui/wordmark";
import { type ComponentPropsWithRef, useEffectEvent, useLayoutEffect } from "react";
import { Link, NavLink } from "react-router-dom";
import styles from "./header.module.css";
import { useDisclosure } from "./use-disclosure.ts";

/** The fixed top navigation. On small screens its links fold behind a Menu button. */
export function Header({ links }: { links: readonly { label: string; to: string }[] }) {
  const { open, container, button, show, toggle, close } = useDisclosure<HTMLElement>();
  useEarlyMenu(show);
  return (
    <header id="site-header" className={styles.header} ref={container}>
      <Part of="site-header">
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
        {open ? <div className={styles.scrim} onPointerDown={close} /> : null}
      </Part>
    </header>
  );
}

/** Takes the menu over open where it was opened before this code came (prerender/page/bootstrap.ts). */
function useEarlyMenu(show: () => void): void {
  const onOpened = useEffectEvent(show);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!("menu" in dataset)) return;
    delete dataset["menu"];
    onOpened();
  }, []);
}

function MenuButton({
  open,
  onClick,
  ...props
}: { open: boolean; onClick: () => void } & Omit<ComponentPropsWithRef<"button">, "onClick">) {
  return (
    <button
      {...props}
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls="main-menu"
      onClick={(event) => {
        // Nothing is left to do for the first script.
        event.preventDefault();
        onClick();
      }}
    >
      <span className={styles.bars} aria-hidden="true" />
      <span>{open ? "Close" : "Menu"}</span>
    </button>
  );
}
