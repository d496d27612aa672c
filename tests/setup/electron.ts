export { findElectron } from "../../scripts/desktop/find-electron.ts";
