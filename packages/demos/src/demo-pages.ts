import type { DemoName } from "@brightwren/core/paths";
import type { ComponentType } from "react";
import type { DemoPageProps } from "./shared/demo-frame.tsx";

type LoadPage = () => Promise<{ default: ComponentType<DemoPageProps> }>;

/** Each demo is its own chunk with its own fonts. */
export const demoPages: Record<DemoName, LoadPage> = {
  fitness: () => import("./fitness/fitness-page.tsx"),
  restaurant: () => import("./restaurant/restaurant-page.tsx"),
  salon: () => import("./salon/salon-page.tsx"),
  tech: () => import("./tech/tech-page.tsx"),
  events: () => import("./events/events-page.tsx"),
  education: () => import("./education/education-page.tsx"),
  plumbing: () => import("./plumbing/plumbing-page.tsx"),
  photography: () => import("./photography/photography-page.tsx"),
  detailing: () => import("./detailing/detailing-page.tsx"),
};
