import { customerFiles } from "@brightwren/demos/pictures/customer";
import { partFiles } from "@brightwren/demos/pictures/part";
import { siteFiles } from "@brightwren/demos/pictures/site";

export const homeFiles = { ...siteFiles, ...partFiles, ...customerFiles };
