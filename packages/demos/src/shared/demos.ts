import { demoNames, type DemoName } from "@brightwren/core/paths";

/** The address of a demo. */
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
 * The demos in the order of the templates: routes, catalogue, captures and tests are made from this. The names stand in
 * core, where the advice on an article's links wants them; a new name there is a type error here and in demo-pages.ts
 * until the demo exists.
 */
export const demos = demoNames.map((name) => ({ name, title: demoTitles[name], path: demoPath(name) }));
