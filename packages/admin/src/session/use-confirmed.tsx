import { ConfirmDialog } from "@brightwren/ui/dialog";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { type OwnerMutation, useOwnerMutation } from "./owner-mutation.ts";

type Confirmed<Data, Thing> = Omit<OwnerMutation<Data, Thing, unknown>, "onSuccess" | "onSettled"> &
  Required<Pick<ComponentProps<typeof ConfirmDialog>, "confirmLabel" | "busyLabel">> & {
    question: (thing: Thing) => string;
    detail: (thing: Thing) => ReactNode;
    /** Runs before the dialog closes, and returns what then receives the focus. */
    onDone: (data: Data, thing: Thing) => HTMLElement | null | Promise<HTMLElement | null>;
  };

/** A mutation that asks for confirmation, about one thing at a time. Without an action, the focus returns to `trigger`. */
export function useConfirmed<Data, Thing>({
  question,
  detail,
  confirmLabel,
  busyLabel,
  onDone,
  ...mutation
}: Confirmed<Data, Thing>) {
  const [asked, setAsked] = useState<Thing>();
  const returnFocus = useRef<HTMLElement | null>(null);
  const close = () => setAsked(undefined);
  const { mutate, isPending } = useOwnerMutation({
    ...mutation,
    async onSuccess(data: Data, thing: Thing) {
      returnFocus.current = await onDone(data, thing);
    },
    onSettled: close,
  });
  return {
    ask: (thing: Thing, trigger: HTMLElement | null) => {
      returnFocus.current = trigger;
      setAsked(thing);
    },
    dialog: (
      <ConfirmDialog
        open={asked !== undefined}
        question={asked === undefined ? "" : question(asked)}
        detail={asked === undefined ? "" : detail(asked)}
        confirmLabel={confirmLabel}
        busyLabel={busyLabel}
        busy={isPending}
        returnFocus={returnFocus}
        onConfirm={() => (asked === undefined ? undefined : mutate(asked))}
        onCancel={close}
      />
    ),
  };
}
