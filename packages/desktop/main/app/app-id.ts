import { keys } from "@brightwren/brand";
/** Bundle id. Windows also groups the app's notifications under it. */
export const appId = keys.appId;
