import type { DesktopApp } from "./desktop-app.ts";

type SystemJournal = {
  opened: string[];
  boxes: { message: string; detail?: string; buttons?: string[] }[];
  notifications: { title: string; body: string }[];
  choosers: string[];
  menus: string[][];
};

/** The user's answers to later dialogs. By default, the user cancels them. */
type SystemAnswers = {
  press?: string;
  choose?: string[];
  saveAs?: string;
  site?: string;
};

type Attended = { journal: SystemJournal; answers: SystemAnswers; last?: { emit: (name: string) => void } };
type World = { attended: Attended };

export type System = Awaited<ReturnType<typeof attendSystem>>;

export async function attendSystem(app: DesktopApp) {
  await app.evaluate(({ dialog, Menu, net, Notification, shell }) => {
    type Box = { message: string; detail?: string; buttons?: string[]; cancelId?: number };
    const journal: SystemJournal = { opened: [], boxes: [], notifications: [], choosers: [], menus: [] };
    const attended: Attended = { journal, answers: {} };
    (globalThis as unknown as World).attended = attended;
    const pressed = (...given: unknown[]): number => {
      const { message, detail, buttons = [], cancelId = 0 } = given.at(-1) as Box;
      journal.boxes.push({ message, ...(detail && { detail }), buttons });
      const wanted = buttons.indexOf(attended.answers.press ?? "");
      return wanted < 0 ? cancelId : wanted;
    };
    Object.assign(shell, {
      openExternal: async (url: string) => void journal.opened.push(url),
    });
    Object.assign(dialog, {
      showMessageBox: async (...given: unknown[]) => ({
        response: pressed(...given),
        checkboxChecked: false,
      }),
      showMessageBoxSync: pressed,
      showOpenDialog: async (...given: unknown[]) => {
        journal.choosers.push((given.at(-1) as Electron.OpenDialogOptions).title ?? "");
        const filePaths = attended.answers.choose ?? [];
        return { canceled: filePaths.length === 0, filePaths };
      },
      showSaveDialog: async () => {
        const filePath = attended.answers.saveAs ?? "";
        return { canceled: !filePath, filePath };
      },
    });
    const ask = net.fetch.bind(net);
    net.fetch = async (input, init) => {
      const { site } = attended.answers;
      const isOfTheWeb = typeof input === "string" && input.startsWith("http");
      return site !== undefined && isOfTheWeb ? new Response(site) : ask(input, init);
    };
    Notification.prototype.show = function show(this: Electron.Notification) {
      journal.notifications.push({ title: this.title, body: this.body });
      attended.last = this;
    };
    Menu.prototype.popup = function popup(this: Electron.Menu) {
      journal.menus.push(this.items.map(({ label, role, type }) => label || role || type));
    };
  });
  return {
    journal: () => app.evaluate(() => (globalThis as unknown as World).attended.journal),
    answer: (answers: SystemAnswers) =>
      app.evaluate((_electron, given) => {
        (globalThis as unknown as World).attended.answers = given;
      }, answers),
    /** Simulates focus changes, which only a real desktop reports. */
    look: (isAtWindow: boolean) =>
      app.evaluate(({ BrowserWindow }, isFocused) => {
        for (const window of BrowserWindow.getAllWindows()) window.isFocused = () => isFocused;
      }, isAtWindow),
    clickNotification: () =>
      app.evaluate(() => {
        (globalThis as unknown as World).attended.last?.emit("click");
      }),
  };
}
