// Written by `npm run pictures`.
import detailingCompare480Avif from "./detailing-compare-480.avif?url&no-inline";
import detailingCompare480Webp from "./detailing-compare-480.webp?url&no-inline";
import detailingCompare960Avif from "./detailing-compare-960.avif?url&no-inline";
import detailingCompare960Webp from "./detailing-compare-960.webp?url&no-inline";
import detailingPackages480Avif from "./detailing-packages-480.avif?url&no-inline";
import detailingPackages480Webp from "./detailing-packages-480.webp?url&no-inline";
import detailingPackages960Avif from "./detailing-packages-960.avif?url&no-inline";
import detailingPackages960Webp from "./detailing-packages-960.webp?url&no-inline";
import eventsPackages480Avif from "./events-packages-480.avif?url&no-inline";
import eventsPackages480Webp from "./events-packages-480.webp?url&no-inline";
import eventsPackages960Avif from "./events-packages-960.avif?url&no-inline";
import eventsPackages960Webp from "./events-packages-960.webp?url&no-inline";
import fitnessFloor480Avif from "./fitness-floor-480.avif?url&no-inline";
import fitnessFloor480Webp from "./fitness-floor-480.webp?url&no-inline";
import fitnessFloor960Avif from "./fitness-floor-960.avif?url&no-inline";
import fitnessFloor960Webp from "./fitness-floor-960.webp?url&no-inline";
import fitnessTimetable480Avif from "./fitness-timetable-480.avif?url&no-inline";
import fitnessTimetable480Webp from "./fitness-timetable-480.webp?url&no-inline";
import fitnessTimetable960Avif from "./fitness-timetable-960.avif?url&no-inline";
import fitnessTimetable960Webp from "./fitness-timetable-960.webp?url&no-inline";
import plumbingArea480Avif from "./plumbing-area-480.avif?url&no-inline";
import plumbingArea480Webp from "./plumbing-area-480.webp?url&no-inline";
import plumbingArea960Avif from "./plumbing-area-960.avif?url&no-inline";
import plumbingArea960Webp from "./plumbing-area-960.webp?url&no-inline";
import plumbingServices480Avif from "./plumbing-services-480.avif?url&no-inline";
import plumbingServices480Webp from "./plumbing-services-480.webp?url&no-inline";
import plumbingServices960Avif from "./plumbing-services-960.avif?url&no-inline";
import plumbingServices960Webp from "./plumbing-services-960.webp?url&no-inline";
import plumbingStopTap480Avif from "./plumbing-stop-tap-480.avif?url&no-inline";
import plumbingStopTap480Webp from "./plumbing-stop-tap-480.webp?url&no-inline";
import plumbingStopTap960Avif from "./plumbing-stop-tap-960.avif?url&no-inline";
import plumbingStopTap960Webp from "./plumbing-stop-tap-960.webp?url&no-inline";
import restaurantBurn480Avif from "./restaurant-burn-480.avif?url&no-inline";
import restaurantBurn480Webp from "./restaurant-burn-480.webp?url&no-inline";
import restaurantBurn960Avif from "./restaurant-burn-960.avif?url&no-inline";
import restaurantBurn960Webp from "./restaurant-burn-960.webp?url&no-inline";
import restaurantCard480Avif from "./restaurant-card-480.avif?url&no-inline";
import restaurantCard480Webp from "./restaurant-card-480.webp?url&no-inline";
import restaurantCard960Avif from "./restaurant-card-960.avif?url&no-inline";
import restaurantCard960Webp from "./restaurant-card-960.webp?url&no-inline";
import restaurantRoom480Avif from "./restaurant-room-480.avif?url&no-inline";
import restaurantRoom480Webp from "./restaurant-room-480.webp?url&no-inline";
import restaurantRoom960Avif from "./restaurant-room-960.avif?url&no-inline";
import restaurantRoom960Webp from "./restaurant-room-960.webp?url&no-inline";
import salonDyes480Avif from "./salon-dyes-480.avif?url&no-inline";
import salonDyes480Webp from "./salon-dyes-480.webp?url&no-inline";
import salonDyes960Avif from "./salon-dyes-960.avif?url&no-inline";
import salonDyes960Webp from "./salon-dyes-960.webp?url&no-inline";
import salonList480Avif from "./salon-list-480.avif?url&no-inline";
import salonList480Webp from "./salon-list-480.webp?url&no-inline";
import salonList960Avif from "./salon-list-960.avif?url&no-inline";
import salonList960Webp from "./salon-list-960.webp?url&no-inline";
import techBox480Avif from "./tech-box-480.avif?url&no-inline";
import techBox480Webp from "./tech-box-480.webp?url&no-inline";
import techBox960Avif from "./tech-box-960.avif?url&no-inline";
import techBox960Webp from "./tech-box-960.webp?url&no-inline";

export const partFiles = {
  "plumbing-services": { avif: [plumbingServices480Avif, plumbingServices960Avif], webp: [plumbingServices480Webp, plumbingServices960Webp] },
  "plumbing-stop-tap": { avif: [plumbingStopTap480Avif, plumbingStopTap960Avif], webp: [plumbingStopTap480Webp, plumbingStopTap960Webp] },
  "plumbing-area": { avif: [plumbingArea480Avif, plumbingArea960Avif], webp: [plumbingArea480Webp, plumbingArea960Webp] },
  "restaurant-card": { avif: [restaurantCard480Avif, restaurantCard960Avif], webp: [restaurantCard480Webp, restaurantCard960Webp] },
  "restaurant-burn": { avif: [restaurantBurn480Avif, restaurantBurn960Avif], webp: [restaurantBurn480Webp, restaurantBurn960Webp] },
  "restaurant-room": { avif: [restaurantRoom480Avif, restaurantRoom960Avif], webp: [restaurantRoom480Webp, restaurantRoom960Webp] },
  "salon-list": { avif: [salonList480Avif, salonList960Avif], webp: [salonList480Webp, salonList960Webp] },
  "salon-dyes": { avif: [salonDyes480Avif, salonDyes960Avif], webp: [salonDyes480Webp, salonDyes960Webp] },
  "fitness-timetable": { avif: [fitnessTimetable480Avif, fitnessTimetable960Avif], webp: [fitnessTimetable480Webp, fitnessTimetable960Webp] },
  "fitness-floor": { avif: [fitnessFloor480Avif, fitnessFloor960Avif], webp: [fitnessFloor480Webp, fitnessFloor960Webp] },
  "detailing-compare": { avif: [detailingCompare480Avif, detailingCompare960Avif], webp: [detailingCompare480Webp, detailingCompare960Webp] },
  "detailing-packages": { avif: [detailingPackages480Avif, detailingPackages960Avif], webp: [detailingPackages480Webp, detailingPackages960Webp] },
  "tech-box": { avif: [techBox480Avif, techBox960Avif], webp: [techBox480Webp, techBox960Webp] },
  "events-packages": { avif: [eventsPackages480Avif, eventsPackages960Avif], webp: [eventsPackages480Webp, eventsPackages960Webp] },
} as const;
