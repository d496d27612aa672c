import { buttonClass } from "@brightwren/ui/button-class";
import { ListMessage } from "./list-message.tsx";

type ListFailureProps = {
  /** What could not be read, e.g. 'The posts'. */
  what: string;
  busy: boolean;
  onRetry: () => void;
};

/** What stands in place of a list that could not be read. */
export function ListFailure({ what, busy, onRetry }: ListFailureProps) {
  return (
    <ListMessage
      title={`${what} could not be read`}
      text="The backend did not answer as it should. Nothing is lost; please try again in a moment."
      action={
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={busy}
          onClick={busy ? undefined : onRetry}
        >
          {busy ? "Trying again..." : "Try again"}
        </button>
      }
    />
  );
}
