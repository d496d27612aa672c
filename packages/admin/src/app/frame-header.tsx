import { studio } from "@brightwren/brand";
import { countNewEnquiriesQuery } from "@brightwren/core/enquiries/read-enquiries";
import { paths } from "@brightwren/core/paths";
import { waits } from "@brightwren/core/waits";
import { Part } from "@brightwren/ui/part";
import { Wordmark } from "@brightwren/ui/wordmark";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, NavLink, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useReachable } from "../host/connectivity.ts";
import { signOutState } from "../session/login-state.ts";
import styles from "./frame-header.module.css";

export function FrameHeader({ onPalette }: { onPalette: () => void }) {
  const host = useHost();
  const isReachable = useReachable();
  const { data } = useQuery({
    ...countNewEnquiriesQuery(),
    refetchInterval: isReachable && waits.enquiries,
    refetchIntervalInBackground: true,
  });
  const unread = data ?? 0;
  // Shows the last count while offline.
  useEnquiryNotice(data);
  return (
    <header className={styles.header}>
      <Part>
        <div className={styles.bar}>
          <Link to={adminPaths.overview} className={styles.home} aria-label={`${studio.name}, overview`}>
            <Wordmark />
          </Link>
          <nav aria-label="Main" className={styles.nav}>
            <ul role="list" className={styles.tabs}>
              <Tab to={adminPaths.overview} end>
                Overview
              </Tab>
              <Tab to={adminPaths.posts}>Posts</Tab>
              <Tab to={adminPaths.enquiries}>
                <span>Enquiries</span>
                {unread > 0 ? (
                  <span className={styles.count}>
                    <span>{unread}</span>
                    <span className="visually-hidden"> new</span>
                  </span>
                ) : null}
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

/** `unread` is undefined until it has loaded. */
function useEnquiryNotice(unread: number | undefined): void {
  const host = useHost();
  useEffect(() => host.showCount?.(unread ?? 0), [unread, host]);
  // Hides the count after sign-out.
  useEffect(() => () => host.showCount?.(0), [host]);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    const arrived = unread - (known.current ?? unread);
    known.current = unread;
    if (arrived <= 0) return;
    host.notify({
      title: arrived === 1 ? "New enquiry" : `${arrived} new enquiries`,
      body:
        unread === 1 ? "1 enquiry is waiting for a reply." : `${unread} enquiries are waiting for a reply.`,
      path: adminPaths.enquiries,
    });
  }, [unread, host]);
}
