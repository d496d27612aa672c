import { memo, Suspense } from "react";
import { lazyPart } from "../../page/lazy-part.ts";
import type { DrawingProps } from "./drawing.tsx";

const Drawing = lazyPart(() => import("./drawing.tsx"));

/**
 * The picture of a post without a featured image; decorative, the title stands beside it. It stands in the page's HTML,
 * its code comes after the page: until then nothing but another title may ask for it to be drawn anew.
 */
export const DrawnPicture = memo(function DrawnPicture(props: DrawingProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
});
