import { paths } from "@brightwren/core/paths";
import { buttonClass } from "@brightwren/ui/button-class";
import styles from "./application-error.module.css";

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "status" in error) return String(error.status);
  return String(error);
}

type ApplicationErrorProps = {
  error: unknown;
  /** `section` where the page's frame still stands around it. */
  as?: "main" | "section";
};

/** What stands in place of the site, or of a page in its frame, when it breaks: status or message, and two ways on. */
export function ApplicationError({ error, as: Root = "main" }: ApplicationErrorProps) {
  return (
    <Root className={styles.main}>
      <title>Something went wrong | Brightwren</title>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p>Loading the page again usually helps. If it does not, please tell us what you were doing.</p>
      <p className={styles.ways}>
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Load again
        </button>
        {/* A plain link: the router itself may be what broke. */}
        <a href={paths.home} className={buttonClass({ variant: "outline" })}>
          Home page
        </a>
      </p>
    </Root>
  );
}
