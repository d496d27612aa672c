import { formatDay, formatMoment } from "./format.ts";

type MomentProps = {
  at: string;
  dayOnly?: boolean;
};

export function Moment({ at, dayOnly = false }: MomentProps) {
  return (
    <time dateTime={at} title={dayOnly ? formatMoment(at) : undefined} className="fine numbers">
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
