import type { GivenFile, Host, HostCommand, HostSink, HostValue } from "@brightwren/core/host/host";
import { contextBridge, ipcRenderer } from "electron";
import type { Answer, Payload, RequestName } from "../bridge/requests.ts";
import { type Messages, readStartArgument, type Shell } from "../bridge/shell.ts";

const start = readStartArgument(process.argv);

type Sent<Name extends RequestName> = undefined extends Payload<Name> ? [] : [Payload<Name>];

const ask = <Name extends RequestName>(name: Name, ...sent: Sent<Name>): Promise<Answer<Name>> =>
  ipcRenderer.invoke(name, ...sent).catch((error: unknown) => {
    // Electron prefixes the message for the user with the channel name.
    const { message } = error as Error;
    throw new Error(message.replace(/^Error invoking remote method '[^']*': (?:Error: )?/, ""));
  });

const send = <Name extends RequestName>(name: Name, ...sent: Sent<Name>): void =>
  void ask(name, ...sent).catch((error: unknown) => console.error((error as Error).message));

function listen<Name extends keyof Messages>(name: Name, handler: (value: Messages[Name]) => void) {
  const onMessage = (_event: unknown, value: Messages[Name]) => handler(value);
  ipcRenderer.on(name, onMessage);
  return () => void ipcRenderer.removeListener(name, onMessage);
}

const handlers = new Map<HostCommand, (() => void)[]>();
const offered = (): HostCommand[] => [...handlers].flatMap(([name, list]) => (list.length > 0 ? [name] : []));

listen("command", (name) => handlers.get(name)?.at(-1)?.());

function onCommand(name: HostCommand, handler: () => void): () => void {
  // The last subscriber handles the command, because its screen is nested in the others.
  handlers.set(name, [...(handlers.get(name) ?? []), handler]);
  send("offer-commands", offered());
  return () => {
    handlers.set(name, handlers.get(name)?.filter((one) => one !== handler) ?? []);
    send("offer-commands", offered());
  };
}

// A file may arrive before the user has signed in.
let waitingFiles: GivenFile[] = [];
let takeFile: ((file: GivenFile) => void) | undefined;

listen("given-file", (file) => {
  if (takeFile) takeFile(file);
  else waitingFiles.push(file);
});

function onGivenFile(handler: (file: GivenFile) => void): () => void {
  takeFile = handler;
  const files = waitingFiles;
  waitingFiles = [];
  for (const file of files) handler(file);
  return () => {
    if (takeFile === handler) takeFile = undefined;
  };
}

function sessionNotice(): HostValue<string | undefined> {
  let notice: string | undefined;
  const watchers = new Set<() => void>();
  const change = (next: string | undefined) => {
    notice = next;
    for (const watcher of watchers) watcher();
  };
  listen("session-notice", change);
  void ask("read-session-notice").then(change, () => undefined);
  return {
    read: () => notice,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

async function openSink(file: { name: string; type: string }): Promise<HostSink | null> {
  const id = await ask("open-sink", file);
  if (id === null) return null;
  return {
    write: (part) => ask("write-sink", { id, part }),
    close: () => ask("end-sink", { id, isWhole: true }),
    abort: () => ask("end-sink", { id, isWhole: false }),
  };
}

const host = {
  siteUrl: start.connection.siteUrl,
  settingsPath: "/settings",
  sessionNotice: sessionNotice(),
  openExternal: (url) => send("open-external", url),
  leave: (path, notice) => send("leave", { path, notice }),
  readPage: (path) => ask("read-page", path),
  notify: (notice) => send("notify", notice),
  openFile: () => ask("open-file"),
  saveFile: (file) => ask("save-file", file),
  saveFiles: (name, files) => ask("save-files", { name, files }),
  openSink,
  onCommand,
  onGivenFile,
  showCount: (count) => send("show-count", count),
} satisfies Host;

const shell = {
  connection: start.connection,
  builtInConnection: start.builtInConnection,
  session: {
    getItem: (key) => ask("read-session", key),
    setItem: (key, value) => ask("keep-session", { key, value }),
    removeItem: (key) => ask("forget-session", key),
  },
  saveSettings: (connection) => ask("save-settings", connection),
  onOpen: (handler) => listen("open", handler),
  onSignOut: (handler) => listen("sign-out", handler),
} satisfies Shell;

contextBridge.exposeInMainWorld("appHost", host);
contextBridge.exposeInMainWorld("appShell", shell);
