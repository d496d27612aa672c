/** What is photographed: our nine demos and the one site that is only drawn. */
export const subjects = [
  { name: "fitness", path: "/demos/fitness" },
  { name: "restaurant", path: "/demos/restaurant" },
  { name: "plumbing", path: "/demos/plumbing" },
  { name: "salon", path: "/demos/salon" },
  { name: "detailing", path: "/demos/detailing" },
  { name: "tech", path: "/demos/tech" },
  { name: "taxi", path: "/mockups/taxi/index.html" },
  { name: "events", path: "/demos/events" },
  { name: "education", path: "/demos/education" },
  { name: "photography", path: "/demos/photography" },
] as const;

/** The slim bar above a demo says "template"; the picture shows the customer's site alone. */
export const hiddenInPictures = "body header:has(#demo-note) { display: none !important }";

/** Widths in which a picture is kept. px */
export const pictureWidths = [480, 960] as const;

export const viewport = { width: 1280, height: 860 } as const;
