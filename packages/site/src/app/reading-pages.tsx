import { Suspense, useContext } from "react";
import { Outlet } from "react-router-dom";
import { lazyPart } from "../page/lazy-part.ts";
import { PageStateContext } from "../page/page-state.ts";
import { startReading } from "../page/use-read.ts";

const Reader = lazyPart(async () => {
  const [{ watchQuery }] = await Promise.all([
    import("../page/reader.ts"),
    // What the first query would wait for.
    import("@brightwren/core/blog/list-published-posts"),
  ]);
  // At build the answers are those that were read for all pages at once.
  if (!import.meta.env.SSR) startReading(watchQuery);
  return { default: () => null };
});

/** Around the pages that read. One that was drawn at build does not wait for the query library; any other does. */
export default function ReadingPages() {
  const { queries } = useContext(PageStateContext);
  return (
    <>
      {queries ? (
        <Suspense>
          <Reader />
        </Suspense>
      ) : (
        <Reader />
      )}
      <Outlet />
    </>
  );
}
