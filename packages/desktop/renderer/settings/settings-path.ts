/** Where the settings are; the menu of the main process leads here. */
export const settingsPath = "/settings";
