// Written by `npm run pictures`.
import annaKowalczykSvg from "./anna-kowalczyk.svg?url&no-inline";
import colinBaptisteSvg from "./colin-baptiste.svg?url&no-inline";
import deanAckerleySvg from "./dean-ackerley.svg?url&no-inline";
import garethProbertSvg from "./gareth-probert.svg?url&no-inline";
import priyaRamanSvg from "./priya-raman.svg?url&no-inline";
import rhianMorseSvg from "./rhian-morse.svg?url&no-inline";
import ruthIbbotsonSvg from "./ruth-ibbotson.svg?url&no-inline";
import yemiLawalSvg from "./yemi-lawal.svg?url&no-inline";

export const portraitFiles = {
  "anna-kowalczyk": annaKowalczykSvg,
  "colin-baptiste": colinBaptisteSvg,
  "dean-ackerley": deanAckerleySvg,
  "gareth-probert": garethProbertSvg,
  "priya-raman": priyaRamanSvg,
  "rhian-morse": rhianMorseSvg,
  "ruth-ibbotson": ruthIbbotsonSvg,
  "yemi-lawal": yemiLawalSvg,
} as const;
