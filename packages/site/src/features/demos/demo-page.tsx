import type { DemoName } from "@brightwren/core/paths";
import { Suspense, type ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";

const demos: Record<DemoName, ComponentType> = {
  fitness: lazyPart(() => import("../../../../demos/src/fitness/fitness-page.tsx")),
  restaurant: lazyPart(() => import("../../../../demos/src/restaurant/restaurant-page.tsx")),
  salon: lazyPart(() => import("../../../../demos/src/salon/salon-page.tsx")),
  tech: lazyPart(() => import("../../../../demos/src/tech/tech-page.tsx")),
  events: lazyPart(() => import("../../../../demos/src/events/events-page.tsx")),
  education: lazyPart(() => import("../../../../demos/src/education/education-page.tsx")),
  plumbing: lazyPart(() => import("../../../../demos/src/plumbing/plumbing-page.tsx")),
  photography: lazyPart(() => import("../../../../demos/src/photography/photography-page.tsx")),
  detailing: lazyPart(() => import("../../../../demos/src/detailing/detailing-page.tsx")),
};

/**
 * The nine demos (specification section 2), each its own chunk with its own faces. They bring everything of their
 * own: no navigation, no footer of ours around them. Shown at `/demos/<name>` alone (app.tsx).
 */
export default function Demos() {
  const name = useLocation().pathname.replace("/demos/", "") as DemoName;
  const Demo = demos[name];
  return (
    <Suspense fallback={null}>
      <Demo />
    </Suspense>
  );
}
