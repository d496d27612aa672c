import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { NotFound } from "../app/pages.ts";

const demos = [
  { name: "fitness", Page: lazy(() => import("./fitness/fitness-page.tsx")) },
  { name: "restaurant", Page: lazy(() => import("./restaurant/restaurant-page.tsx")) },
  { name: "salon", Page: lazy(() => import("./salon/salon-page.tsx")) },
  { name: "tech", Page: lazy(() => import("./tech/tech-page.tsx")) },
  { name: "events", Page: lazy(() => import("./events/events-page.tsx")) },
  { name: "education", Page: lazy(() => import("./education/education-page.tsx")) },
  { name: "plumbing", Page: lazy(() => import("./plumbing/plumbing-page.tsx")) },
  { name: "photography", Page: lazy(() => import("./photography/photography-page.tsx")) },
  { name: "detailing", Page: lazy(() => import("./detailing/detailing-page.tsx")) },
] as const;

/**
 * The nine demos (specification section 2), each its own chunk with its own faces. They bring everything of their
 * own: no navigation, no footer of ours around them.
 */
export default function Demos() {
  return (
    <Suspense fallback={null}>
      <Routes>
        {demos.map(({ name, Page }) => (
          <Route key={name} path={name} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
