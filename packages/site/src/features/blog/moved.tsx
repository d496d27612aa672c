import { Suspense } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import type { MovedProps } from "./new-address.tsx";

// Loaded on demand, because few visitors use an old address.
const NewAddress = lazyPart(async () => ({ default: (await import("./new-address.tsx")).NewAddress }));
const NewFilter = lazyPart(async () => ({ default: (await import("./new-address.tsx")).NewFilter }));

/** Redirects an address without content to its new address, or to the list. */
export function Moved(props: MovedProps) {
  return (
    <Suspense fallback={props.waiting}>
      <NewAddress {...props} />
    </Suspense>
  );
}

export function MovedFilter(props: { slug: string }) {
  return (
    <Suspense>
      <NewFilter {...props} />
    </Suspense>
  );
}
