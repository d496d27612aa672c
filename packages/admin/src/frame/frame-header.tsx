import { countNewEnquiriesQuery } from "@brightwren/core/enquiries/count-new-enquiries";
import { paths } from "@brightwren/core/paths";
import { Wordmark } from "@brightwren/ui/wordmark";
import { useQuery } from "@tanstack/react-query";
import { Link, NavLink } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { useHost } from "../app/host-context.ts";
import { useEnquiryNotice } from "../enquiries/use-enquiry-notice.ts";
import { useReachable } from "../offline/use-reachable.ts";
import styles from "./frame-header.module.css";
import { LogoutButton } from "./logout-button.tsx";

/** The header: a browser's window bar, whose tabs are the parts of the admin. */
export function FrameHeader() {
  const host = useHost();
  const isReachable = useReachable();
  const { data: unread = 0, isSuccess } = useQuery({
    ...countNewEnquiriesQuery(),
    refetchInterval: isReachable && 60_000,
    refetchIntervalInBackground: true,
  });
  useEnquiryNotice(isSuccess ? unread : undefined);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={adminPaths.overview} className={styles.home} aria-label="Brightwren, overview">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <ul role="list" className={styles.tabs}>
            <Tab to={adminPaths.overview} end>
              Overview
            </Tab>
            <Tab to={adminPaths.posts}>Posts</Tab>
            <Tab to={adminPaths.enquiries}>
              Enquiries
              {unread > 0 ? (
                <span className={styles.count}>
                  {unread}
                  <span className="visually-hidden"> new</span>
                </span>
              ) : null}
            </Tab>
          </ul>
        </nav>
        <div className={styles.ways}>
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
          <LogoutButton className={styles.way} />
        </div>
      </div>
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
