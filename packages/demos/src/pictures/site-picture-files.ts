// Written by `npm run pictures`.
import detailing480Avif from "./detailing-480.avif?url&no-inline";
import detailing480Webp from "./detailing-480.webp?url&no-inline";
import detailing960Avif from "./detailing-960.avif?url&no-inline";
import detailing960Webp from "./detailing-960.webp?url&no-inline";
import education480Avif from "./education-480.avif?url&no-inline";
import education480Webp from "./education-480.webp?url&no-inline";
import education960Avif from "./education-960.avif?url&no-inline";
import education960Webp from "./education-960.webp?url&no-inline";
import events480Avif from "./events-480.avif?url&no-inline";
import events480Webp from "./events-480.webp?url&no-inline";
import events960Avif from "./events-960.avif?url&no-inline";
import events960Webp from "./events-960.webp?url&no-inline";
import fitness480Avif from "./fitness-480.avif?url&no-inline";
import fitness480Webp from "./fitness-480.webp?url&no-inline";
import fitness960Avif from "./fitness-960.avif?url&no-inline";
import fitness960Webp from "./fitness-960.webp?url&no-inline";
import photography480Avif from "./photography-480.avif?url&no-inline";
import photography480Webp from "./photography-480.webp?url&no-inline";
import photography960Avif from "./photography-960.avif?url&no-inline";
import photography960Webp from "./photography-960.webp?url&no-inline";
import plumbing480Avif from "./plumbing-480.avif?url&no-inline";
import plumbing480Webp from "./plumbing-480.webp?url&no-inline";
import plumbing960Avif from "./plumbing-960.avif?url&no-inline";
import plumbing960Webp from "./plumbing-960.webp?url&no-inline";
import restaurant480Avif from "./restaurant-480.avif?url&no-inline";
import restaurant480Webp from "./restaurant-480.webp?url&no-inline";
import restaurant960Avif from "./restaurant-960.avif?url&no-inline";
import restaurant960Webp from "./restaurant-960.webp?url&no-inline";
import salon480Avif from "./salon-480.avif?url&no-inline";
import salon480Webp from "./salon-480.webp?url&no-inline";
import salon960Avif from "./salon-960.avif?url&no-inline";
import salon960Webp from "./salon-960.webp?url&no-inline";
import tech480Avif from "./tech-480.avif?url&no-inline";
import tech480Webp from "./tech-480.webp?url&no-inline";
import tech960Avif from "./tech-960.avif?url&no-inline";
import tech960Webp from "./tech-960.webp?url&no-inline";

export const siteFiles = {
  "fitness": { avif: [fitness480Avif, fitness960Avif], webp: [fitness480Webp, fitness960Webp] },
  "restaurant": { avif: [restaurant480Avif, restaurant960Avif], webp: [restaurant480Webp, restaurant960Webp] },
  "salon": { avif: [salon480Avif, salon960Avif], webp: [salon480Webp, salon960Webp] },
  "tech": { avif: [tech480Avif, tech960Avif], webp: [tech480Webp, tech960Webp] },
  "events": { avif: [events480Avif, events960Avif], webp: [events480Webp, events960Webp] },
  "education": { avif: [education480Avif, education960Avif], webp: [education480Webp, education960Webp] },
  "plumbing": { avif: [plumbing480Avif, plumbing960Avif], webp: [plumbing480Webp, plumbing960Webp] },
  "photography": { avif: [photography480Avif, photography960Avif], webp: [photography480Webp, photography960Webp] },
  "detailing": { avif: [detailing480Avif, detailing960Avif], webp: [detailing480Webp, detailing960Webp] },
} as const;
