export { desktopOrigin } from "@brightwren/functions/contracts/desktop-origin";
