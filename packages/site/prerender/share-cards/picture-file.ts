/** Where the capture of a demo lies that its card shows (`npm run pictures` writes it). */
export const pictureFile = (demo: string): string =>
  `${import.meta.dirname}/../../../demos/src/pictures/${demo}-960.webp`;
