import { hoursLine } from "@brightwren/brand/derived";
import { Fragment } from "react";

const [days, times] = hoursLine.split(", ");

export function Hours() {
  return (
    <span>
      <span className="nowrap">{days}</span>, <span className="nowrap">{times}</span>
    </span>
  );
}

export const withHours = (text: string) =>
  text.split(hoursLine).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <Hours /> : null}
      <span>{part}</span>
    </Fragment>
  ));
