import type { MenuItemConstructorOptions } from "electron";
import { strict } from "./strict.ts";

type Click = (item: MenuItem, window: unknown, event: unknown) => void;

class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly submenu: Menu | undefined;
  enabled: boolean;
  private readonly whenClicked: Click | undefined;

  constructor(options: MenuItemConstructorOptions) {
    const { id, label, role, submenu, enabled = true } = options;
    this.id = id;
    this.label = label ?? role ?? "";
    this.role = role;
    this.type = options.type ?? (submenu ? "submenu" : "normal");
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : undefined;
    this.enabled = enabled;
    this.whenClicked = options.click as Click | undefined;
    return strict("MenuItem", this);
  }

  click(event?: unknown, window?: unknown) {
    if (this.role)
      throw new Error(`The stand-in for Electron does not do what the role "${this.role}" does.`);
    this.whenClicked?.(this, window, event);
  }
}

let applicationMenu: Menu | null = null;

export class Menu {
  readonly items: MenuItem[];

  constructor(items: MenuItem[] = []) {
    this.items = items;
    return strict("Menu", this);
  }

  static buildFromTemplate = (template: MenuItemConstructorOptions[]): Menu =>
    new Menu(template.map((options) => new MenuItem(options)));
  static setApplicationMenu = (menu: Menu | null) => void (applicationMenu = menu);
  static getApplicationMenu = (): Menu | null => applicationMenu;

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  popup(_options?: object) {
    throw new Error("Nobody chooses from menus in the stand-in for Electron: replace Menu.prototype.popup.");
  }
}
