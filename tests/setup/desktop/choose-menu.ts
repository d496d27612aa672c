import type { DesktopApp } from "./desktop-app.ts";

/** Chooses an item of the app's menu by its id. Throws when it is greyed out, as a person could not choose it. */
export function chooseMenu(app: DesktopApp, id: string): Promise<void> {
  return app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item?.enabled) throw new Error(`The menu offers no ${wanted}.`);
    item.click();
  }, id);
}

/** Whether an item of the app's menu can be chosen. */
export const isOffered = (app: DesktopApp, id: string): Promise<boolean> =>
  app.evaluate(
    ({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.enabled ?? false,
    id,
  );
