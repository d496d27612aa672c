import type { PublishFault } from "@brightwren/core/seo/publish-faults";
import type { SeoCode, SeoFinding } from "@brightwren/core/seo/seo-findings";
import { postFields } from "@brightwren/core/post-editing/post-draft";
import styles from "./finding-list.module.css";

type FindingListProps = {
  faults?: readonly PublishFault[];
  findings: readonly SeoFinding[];
  /** Goes to the field, or to the offset in the text. Without it, there are no buttons. */
  onGo?: (field: PublishFault["field"], at?: number) => void;
};

export function FindingList({ faults = [], findings, onGo }: FindingListProps) {
  const row = (fault: PublishFault, look = "") => (
    <li key={fault.message}>
      {onGo ? (
        <button
          type="button"
          className={`bare row spread full target gap-x-4 ${look} ${styles.finding}`}
          onClick={() => onGo(fault.field, fault.at)}
        >
          <span className="shrinks">{fault.message}</span>
          <u className="soft rigid">{`Go to the ${placeOf(fault)}`}</u>
        </button>
      ) : (
        <p className={styles.finding}>{fault.message}</p>
      )}
    </li>
  );
  const rows = (wanted: SeoFinding["severity"]) =>
    findings.filter(({ severity }) => severity === wanted).map((one) => row(one));
  const groups = {
    "Fix before publishing": faults.map((fault) => row(fault, "fault")),
    "Worth improving": [...rows("problem"), ...rows("advice")],
  };
  return Object.entries(groups).map(([title, items]) =>
    items.length > 0 ? (
      <section key={title} aria-label={title} className="small">
        <h3 className={`mt-3 mb-2 ${styles.title}`}>{title}</h3>
        <ul role="list">{items}</ul>
      </section>
    ) : null,
  );
}

/** In the text, each message names what it is about, e.g. "A picture has no alt text". */
function placeOf({ message, field, at }: PublishFault): string {
  const [named] = (at !== undefined && /picture|link|heading/i.exec(message)) || [postFields[field].label];
  return named.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

const labels: Record<SeoCode, string> = {
  "title-too-long": "title is long",
  "meta-description-missing": "no meta description",
  "meta-description-too-short": "meta description is short",
  "meta-description-too-long": "meta description is long",
  "excerpt-missing": "no excerpt",
  "category-missing": "no category",
  "text-too-short": "text is short",
  "headings-missing": "no headings",
  "heading-level-one": "heading like a title",
  "heading-level-skipped": "heading level skipped",
  "image-without-alt": "no alt text",
  "featured-image-without-alt": "featured image without alt text",
  "link-broken": "broken link",
  "link-unusable": "link that can’t be used",
  "section-missing": "link to a missing section",
  "html-hidden": "HTML that visitors won’t see",
};

export function summariseFindings(findings: readonly Pick<SeoFinding, "code">[]): string {
  const named = findings.slice(0, 2).map(({ code }) => labels[code]);
  const others = findings.length - named.length;
  const text = others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
