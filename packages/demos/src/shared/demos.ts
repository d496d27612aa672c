import { demoNames, type DemoName } from "@brightwren/core/paths";

export type DemoPath = `/demos/${DemoName}`;

export const demoPath = (name: DemoName): DemoPath => `/demos/${name}`;

/** The kind of business each demo is a template for. */
export const demoTitles: Record<DemoName, string> = {
  fitness: "Fitness Training",
  restaurant: "Fine Dining Restaurant",
  salon: "Beauty Salon",
  tech: "Tech Startup",
  events: "Wedding Planner",
  education: "Online Education",
  plumbing: "Plumbing Services",
  photography: "Photography Studio",
  detailing: "Car Detailing",
};

/**
 * The demos in template order. Routes, catalogue, screenshots and tests derive from this list. The names are in core,
 * which suggests links to them. A new name causes type errors here and in demo-pages.ts until its demo exists.
 */
export const demos = demoNames.map((name) => ({ name, title: demoTitles[name], path: demoPath(name) }));
