/** Why a file cannot be a post's picture, and what to do; one sentence or two for each reason. */
export const refusals = {
  empty: "This file is empty. Please choose another one.",
  unreadable: "This file can no longer be read. Please choose it again.",
  tooLarge: "This picture is larger than 40 MB. Please make it smaller first.",
  tooManyPixels: (pixels: number) =>
    `This picture has ${Math.ceil(pixels / 1e6).toLocaleString("en-GB")} megapixels, and 100 are the most. Please make it smaller first.`,
  movingGifTooLarge: "This moving GIF is larger than 5 MB. Please shorten it or make it smaller first.",
  noPicture: "This file is no picture. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC picture.",
  drawing: "This is an SVG drawing, which can hold scripts. Please export it as a PNG first.",
  video: "This is a video. Please choose a picture, or a moving GIF of up to 5 MB.",
  cutOff: "The end of this picture is missing. Please copy or download it again.",
  damaged: "This picture is damaged and cannot be opened. Please export it anew, or choose another one.",
  heic: "This browser cannot open HEIC pictures. In Photos on the iPhone, tap Share, then Options, choose Most Compatible and send the picture again: it comes as a JPEG.",
  oldBrowser: "This browser is too old to prepare pictures. Please update it.",
  notStarted: "Pictures cannot be prepared here at the moment. Please open this page anew and try again.",
  broken:
    "This picture could not be prepared, perhaps for want of memory. Please close other tabs, or make the picture smaller, and try again.",
} as const;

/** What the person should know of a picture that is taken. */
export const notices = {
  movingGif: "This GIF moves, so it is kept as it is, in one size.",
  firstOnly:
    "This picture moves, and only the first of its pictures is kept. A GIF of up to 5 MB keeps moving.",
} as const;
