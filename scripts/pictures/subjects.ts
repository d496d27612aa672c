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

/** Pictures of the seeded articles, which lie where the articles name them: `/pictures/<name>.webp`. */
export const articlePictures = [
  { name: "a-plumbers-home-page", path: "/demos/plumbing" },
  { name: "a-restaurants-home-page", path: "/demos/restaurant" },
  { name: "a-photographers-home-page", path: "/demos/photography" },
  { name: "a-salons-home-page", path: "/demos/salon" },
  { name: "a-salons-price-list", path: "/demos/salon", part: "#salon-list" },
  { name: "a-gyms-home-page", path: "/demos/fitness" },
] as const;

/** Nearly two pixels to the point of an article's text at its widest. px */
export const articlePictureWidth = 1280;
