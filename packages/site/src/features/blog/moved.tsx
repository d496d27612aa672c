import { Suspense } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import type { MovedProps } from "./new-address.tsx";

// Few readers ever come by an old address.
const NewAddress = lazyPart(async () => ({ default: (await import("./new-address.tsx")).NewAddress }));
const NewFilter = lazyPart(async () => ({ default: (await import("./new-address.tsx")).NewFilter }));

/** At an address that has nothing (any more): leads to where it is now, or to the blog's list. */
export function Moved(props: MovedProps) {
  return (
    <Suspense fallback={props.waiting}>
      <NewAddress {...props} />
    </Suspense>
  );
}

/** On the list: leads from a filter by a category's old address to the one by its new address, if it has one. */
export function MovedFilter(props: { slug: string }) {
  return (
    <Suspense>
      <NewFilter {...props} />
    </Suspense>
  );
}
