import { Part } from "@brightwren/ui/part";
import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { Emblem } from "@brightwren/ui/emblem";
import { prepareNotifications } from "@brightwren/ui/notify";
import { useEffect, type ReactNode } from "react";
import { useHost } from "../host/host.ts";
import { Sheet } from "../parts/sheet.tsx";
import styles from "./login-card.module.css";

type LoginCardProps = { title: string; children: ReactNode };

export function LoginCard({ title, children }: LoginCardProps) {
  const host = useHost();
  useEffect(prepareNotifications, []);
  return (
    <main className={styles.page}>
      <title>{titled(title)}</title>
      <div className={styles.picture}>
        <Emblem className={styles.emblem} turned />
        <Sheet>
          <div className={styles.card}>
            <Part>
              <p className={styles.name}>{studio.name}</p>
              <h1 className={styles.title}>{title}</h1>
              {children}
            </Part>
          </div>
        </Sheet>
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
