import { Toast } from "@base-ui/react/toast";
import type { BaseUIEvent } from "@base-ui/react/types";
import { type MouseEvent, useEffect } from "react";
import { connectRegion, type Notification } from "./notify.ts";
import styles from "./toast-region.module.css";

const manager = Toast.createToastManager();

function add({ title, description, variant = "default" }: Notification) {
  manager.add({
    title,
    description,
    type: variant,
    // A failure takes longer to read than a success; hovering or focusing pauses both.
    timeout: variant === "destructive" ? 8000 : 4000,
  });
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection={["right", "down"]} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <div>
          <Toast.Title className={styles.title} render={<p />} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Close className={styles.close} aria-label="Close notification" aria-hidden={false}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** A notification that opens under a pointer at rest is not being read for that: only a moving one holds it. */
function ignoreRestingPointer(event: BaseUIEvent<MouseEvent<HTMLElement>>): void {
  if (event.movementX === 0 && event.movementY === 0) event.preventBaseUIHandler();
}

/** The live region with its notifications, newest first. */
export default function ToastRegion() {
  useEffect(() => connectRegion(add), []);
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
