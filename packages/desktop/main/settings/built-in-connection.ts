import type { Connection } from "../../bridge/connection.ts";

declare const BUILT_IN_CONNECTION: Connection;

/** The project that the app was built for (electron.vite.config.ts takes it from the environment). */
export const builtInConnection: Connection = BUILT_IN_CONNECTION;
