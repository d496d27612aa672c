import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { Part } from "@brightwren/ui/part";
import { Wordmark } from "@brightwren/ui/wordmark";
import { useRef } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useCurrentInView } from "../parts/use-current-in-view.ts";
import { signOutState } from "../session/login-state.ts";
import styles from "./frame-header.module.css";
import { useWaiting } from "./use-waiting.ts";

export function FrameHeader({ onPalette }: { onPalette: () => void }) {
  const host = useHost();
  const waiting = useWaiting();
  const tabs = useRef<HTMLUListElement>(null);
  useCurrentInView(tabs, useLocation().pathname);
  return (
    <header className={styles.header}>
      <Part>
        <div className={styles.bar}>
          <Link to={adminPaths.overview} className={styles.home} aria-label={`${studio.name}, overview`}>
            <Wordmark />
          </Link>
          <nav aria-label="Main" className={styles.nav}>
            <ul ref={tabs} role="list" className={styles.tabs}>
              <Tab to={adminPaths.overview} end>
                Overview
              </Tab>
              <Tab to={adminPaths.posts}>Posts</Tab>
              <Tab to={adminPaths.enquiries}>
                <span>Enquiries</span>
                <Count count={waiting.enquiries} what="new" />
              </Tab>
              <Tab to={adminPaths.subscriptions}>
                <span>Subscriptions</span>
                <Count count={waiting.subscriptions} what="needing attention" />
              </Tab>
              <Tab to={adminPaths.pictures}>Pictures</Tab>
              <Tab to={adminPaths.settings}>Settings</Tab>
            </ul>
          </nav>
          <div className={styles.ways}>
            <button
              type="button"
              className={styles.way}
              aria-label="Search or run a command"
              title="Ctrl or Cmd + K"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onPalette}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
                <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="1.75" />
                <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
              </svg>
            </button>
            <a
              href={host.siteUrl + paths.home}
              className={styles.way}
              onClick={(event) => {
                event.preventDefault();
                host.openExternal(host.siteUrl + paths.home);
              }}
            >
              View site
            </a>
            <NavLink to={adminPaths.account} className={`${styles.way}`}>
              Account
            </NavLink>
            <LogoutButton className={styles.way} />
          </div>
        </div>
      </Part>
    </header>
  );
}

function Tab({ to, end = false, children }: { to: string; end?: boolean; children: React.ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={end} className={`${styles.tab}`}>
        {children}
      </NavLink>
    </li>
  );
}

function Count({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{count}</span>
      <span className="visually-hidden">{` ${what}`}</span>
    </span>
  );
}

/** Navigates to /login, which signs the owner out. A screen with unsaved text can block the navigation. */
function LogoutButton({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void navigate(adminPaths.login, { state: signOutState })}
    >
      Logout
    </button>
  );
}
