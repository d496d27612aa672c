// Written by `npm run pictures`.
import accounts480Avif from "./accounts-480.avif?url&no-inline";
import accounts480Webp from "./accounts-480.webp?url&no-inline";
import accounts960Avif from "./accounts-960.avif?url&no-inline";
import accounts960Webp from "./accounts-960.webp?url&no-inline";
import cafe480Avif from "./cafe-480.avif?url&no-inline";
import cafe480Webp from "./cafe-480.webp?url&no-inline";
import cafe960Avif from "./cafe-960.avif?url&no-inline";
import cafe960Webp from "./cafe-960.webp?url&no-inline";
import taxi480Avif from "./taxi-480.avif?url&no-inline";
import taxi480Webp from "./taxi-480.webp?url&no-inline";
import taxi960Avif from "./taxi-960.avif?url&no-inline";
import taxi960Webp from "./taxi-960.webp?url&no-inline";

export const customerFiles = {
  "accounts": { avif: [accounts480Avif, accounts960Avif], webp: [accounts480Webp, accounts960Webp] },
  "cafe": { avif: [cafe480Avif, cafe960Avif], webp: [cafe480Webp, cafe960Webp] },
  "taxi": { avif: [taxi480Avif, taxi960Avif], webp: [taxi480Webp, taxi960Webp] },
} as const;
