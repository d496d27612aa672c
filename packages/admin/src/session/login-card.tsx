import { Part } from "@brightwren/ui/part";
import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { Emblem } from "@brightwren/ui/emblem";
import { prepareNotifications } from "@brightwren/ui/notify";
import { useEffect, type ReactNode } from "react";
import { useHost } from "../host/host.ts";
import { Sheet } from "../parts/sheet.tsx";
import styles from "./login-card.module.css";
import { failureDetail } from "../parts/failure.ts";

type LoginCardProps = { title: string; children: ReactNode };

export function LoginCard({ title, children }: LoginCardProps) {
  const host = useHost();
  useEffect(prepareNotifications, []);
  return (
    <main className={`single ${styles.page}`}>
      <title>{titled(title)}</title>
      <div className={styles.picture}>
        <Emblem className={styles.emblem} turned perched />
        <Sheet>
          <div className={styles.card}>
            <Part>
              <p className="hint strong">{studio.name}</p>
              <h1 className="mb-5 screen-title">{title}</h1>
              {children}
            </Part>
          </div>
        </Sheet>
        <a
          className={`touch hint mt-3 ${styles.back}`}
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

export function FormError({ error }: { error: unknown }) {
  const detail = failureDetail(error);
  useEffect(() => {
    if (error !== undefined && detail === undefined) console.warn("Not done:", error);
  }, [error, detail]);
  return (
    <p role="alert" className={error === undefined ? "visually-hidden" : "fault"}>
      {error === undefined ? "" : (detail ?? "That did not work. Please try again in a moment.")}
    </p>
  );
}
