import { formatAge, formatMoment, formatShortDay } from "./format.ts";
import { useServerNow } from "./use-server-now.ts";

type MomentProps = { at: string; dayOnly?: boolean; className?: string };

/** How long ago a moment was, or its day. The full date is the tooltip, and screen readers read it. */
export function Moment({ at, dayOnly = false, className = "fine numbers" }: MomentProps) {
  const now = useServerNow();
  const full = formatMoment(at);
  return (
    <time dateTime={at} title={full} className={className}>
      {dayOnly ? formatShortDay(at, now) : formatAge(at, now)}
      <span className="visually-hidden">{`, ${full}`}</span>
    </time>
  );
}
