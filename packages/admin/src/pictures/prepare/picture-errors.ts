export const pictureErrors = {
  empty: "This file is empty. Please choose another one.",
  unreadable: "This file can no longer be read. Please choose it again.",
  tooLarge: "This picture is larger than 40 MB. Please make it smaller first.",
  tooManyPixels: (pixels: number) =>
    `This picture has ${Math.ceil(pixels / 1e6).toLocaleString("en-GB")} megapixels, and the limit is 100. Please make it smaller first.`,
  movingGifTooLarge: "This animated GIF is larger than 5 MB. Please shorten it or make it smaller first.",
  noPicture: "This file isn’t a picture. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC picture.",
  drawing: "This is an SVG drawing, which can contain scripts. Please export it as a PNG first.",
  video: "This is a video. Please choose a picture, or an animated GIF of up to 5 MB.",
  cutOff: "The end of this picture is missing. Please copy or download it again.",
  damaged: "This picture is damaged and cannot be opened. Please export it again, or choose another one.",
  heic: "This browser cannot open HEIC pictures. In Photos on the iPhone, tap Share, then Options, choose Most Compatible and send the picture again. It will arrive as a JPEG.",
  oldBrowser: "This browser is too old to prepare pictures. Please update it.",
  notStarted: "Pictures cannot be prepared at the moment. Please reload this page and try again.",
  broken:
    "This picture could not be prepared, perhaps because memory ran out. Please close other tabs, or make the picture smaller, and try again.",
} as const;

export const notices = {
  movingGif: "This GIF is animated, so it’s kept as it is, in one size.",
  firstOnly:
    "This picture is animated, but only its first frame is kept. A GIF of up to 5 MB stays animated.",
} as const;
