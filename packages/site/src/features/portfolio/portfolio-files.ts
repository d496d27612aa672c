import { customerFiles } from "@brightwren/demos/pictures/customer";
import { siteFiles } from "@brightwren/demos/pictures/site";

export const portfolioFiles = { ...siteFiles, ...customerFiles };
