import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { Emblem } from "@brightwren/ui/emblem";
import { prepareNotifications } from "@brightwren/ui/notify";
import { Window } from "@brightwren/ui/window";
import { type ReactNode, useEffect } from "react";
import { useHost } from "../host/host.ts";
import styles from "./login-card.module.css";

type LoginCardProps = { title: string; path: string; children: ReactNode };

/** A screen before the login: one window with one thing to do, and the way back to the website. */
export function LoginCard({ title, path, children }: LoginCardProps) {
  const host = useHost();
  useEffect(prepareNotifications, []);
  return (
    <main className={styles.page}>
      <title>{titled(title)}</title>
      <div className={styles.picture}>
        <Emblem className={styles.emblem} turned />
        <Window tab={studio.name} address={`${new URL(host.siteUrl).host}${path}`}>
          <div className={styles.card}>
            <h1 className={styles.title}>{title}</h1>
            {children}
          </div>
        </Window>
        <a
          className={styles.back}
          href={host.siteUrl}
          onClick={(event) => {
            event.preventDefault();
            host.leave("/");
          }}
        >
          Back to the website
        </a>
      </div>
    </main>
  );
}
