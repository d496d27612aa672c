import { keys } from "@brightwren/brand";
/** The app's name among all apps: of its installers, and what Windows files its notifications under. */
export const appId = keys.appId;
