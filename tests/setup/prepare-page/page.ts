import { preparePicture } from "@brightwren/admin/prepare-picture";

declare global {
  // eslint-disable-next-line no-var
  var preparing: { preparePicture: typeof preparePicture };
}

globalThis.preparing = { preparePicture };
