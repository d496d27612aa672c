import { type Enquiry, enquiryStates } from "@brightwren/core/enquiries/enquiry";
import styles from "./mark-buttons.module.css";
import { useMarkEnquiry } from "./use-mark-enquiry.ts";

/** The three states of an enquiry, the present one pressed. They stay in place: a second press changes nothing. */
export function MarkButtons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useMarkEnquiry();
  return (
    <div role="group" aria-label="State" className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        Mark as
      </span>
      {enquiryStates.map((state) => (
        <button
          key={state}
          type="button"
          className={styles.choice}
          aria-pressed={enquiry.status === state}
          onClick={() => (enquiry.status === state ? undefined : mutate({ enquiry, state }))}
        >
          <span className="visually-hidden">Mark as </span>
          {state}
        </button>
      ))}
    </div>
  );
}
