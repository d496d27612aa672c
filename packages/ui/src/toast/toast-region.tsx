import { Toast } from "@base-ui/react/toast";
import type { BaseUIEvent } from "@base-ui/react/types";
import { waits } from "@brightwren/core/waits";
import { type MouseEvent, useEffect } from "react";
import { connectRegion, type Notification } from "./notify.ts";
import styles from "./toast-region.module.css";

type Actions = NonNullable<Notification["actions"]>;

const manager = Toast.createToastManager<Actions>();

const standing = new Map<string, string>();
const errors: string[] = [];

function withdraw(about?: string): void {
  const ids = about === undefined ? errors.splice(0) : [standing.get(about)];
  for (const id of ids) if (id !== undefined) manager.close(id);
  if (about !== undefined) standing.delete(about);
}

function add({ title, description, detail, variant = "default", about, actions = [] }: Notification) {
  if (about !== undefined) withdraw(about);
  const id = manager.add({
    title,
    description: detail ? (
      <span>
        <span className="block">{description}</span> <span className="block">{detail}</span>
      </span>
    ) : (
      description
    ),
    type: variant,
    data: actions,
    timeout: waits.notification[actions.length > 0 ? "withActions" : variant],
  });
  if (about !== undefined) standing.set(about, id);
  if (variant === "destructive") errors.push(id);
}

function Toasts() {
  const { toasts, close } = Toast.useToastManager<Actions>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={["right", "down"]} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <div>
          <Toast.Title className={`strong snug ${styles.title}`} render={<p />} />
          <Toast.Description className="soft small mt-1 snug" />
          {toast.data?.length ? (
            <p className="wrap gap-2 mt-2">
              {toast.data.map(({ label, onAct }) => (
                <button
                  key={label}
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    close(toast.id);
                    onAct();
                  }}
                >
                  {label}
                </button>
              ))}
            </p>
          ) : null}
        </div>
        <Toast.Close className={`bare ${styles.close}`} aria-label="Close notification" aria-hidden={false}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** If a notification opens beneath the pointer, its timer pauses only when the pointer moves. */
function ignoreRestingPointer(event: BaseUIEvent<MouseEvent<HTMLElement>>): void {
  if (event.movementX === 0 && event.movementY === 0) event.preventBaseUIHandler();
}

export default function ToastRegion() {
  useEffect(() => connectRegion(add, withdraw), []);
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          className={styles.viewport}
          onMouseEnter={ignoreRestingPointer}
          onMouseMove={ignoreRestingPointer}
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
