import { lazy } from "react";

/** The nine demos by route (specification section 2), each its own chunk with its own faces. */
export const demoPages = [
  { path: "/demos/fitness", Page: lazy(() => import("./fitness/fitness-page.tsx")) },
  { path: "/demos/restaurant", Page: lazy(() => import("./restaurant/restaurant-page.tsx")) },
  { path: "/demos/salon", Page: lazy(() => import("./salon/salon-page.tsx")) },
  { path: "/demos/tech", Page: lazy(() => import("./tech/tech-page.tsx")) },
  { path: "/demos/events", Page: lazy(() => import("./events/events-page.tsx")) },
  { path: "/demos/education", Page: lazy(() => import("./education/education-page.tsx")) },
  { path: "/demos/plumbing", Page: lazy(() => import("./plumbing/plumbing-page.tsx")) },
  { path: "/demos/photography", Page: lazy(() => import("./photography/photography-page.tsx")) },
  { path: "/demos/detailing", Page: lazy(() => import("./detailing/detailing-page.tsx")) },
] as const;
