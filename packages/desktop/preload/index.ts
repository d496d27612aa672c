import type { GivenFile, Host, HostCommand, HostSink, HostValue } from "@brightwren/core/host/host";
import { contextBridge, ipcRenderer } from "electron";
import { messages, requests, type RequestName, readStartArgument } from "../bridge/messages.ts";
import type { Shell } from "../bridge/shell.ts";

const start = readStartArgument(process.argv);

const ask = <Answer>(name: RequestName, payload?: unknown): Promise<Answer> =>
  ipcRenderer.invoke(name, payload).catch((error: unknown) => {
    // Electron prefixes the message for the user with the channel name.
    const { message } = error as Error;
    throw new Error(message.replace(/^Error invoking remote method '[^']*': (?:Error: )?/, ""));
  });

const send = (name: RequestName, payload: unknown): void =>
  void ask(name, payload).catch((error: unknown) => console.error((error as Error).message));

function listen(name: string, handler: (value: unknown) => void): () => void {
  const onMessage = (_event: unknown, value: unknown) => handler(value);
  ipcRenderer.on(name, onMessage);
  return () => void ipcRenderer.removeListener(name, onMessage);
}

const handlers = new Map<HostCommand, (() => void)[]>();
const offered = (): HostCommand[] => [...handlers].flatMap(([name, list]) => (list.length > 0 ? [name] : []));

listen(messages.command, (name) => handlers.get(name as HostCommand)?.at(-1)?.());

function onCommand(name: HostCommand, handler: () => void): () => void {
  // The last subscriber handles the command, because its screen is nested in the others.
  handlers.set(name, [...(handlers.get(name) ?? []), handler]);
  send(requests.offerCommands, offered());
  return () => {
    handlers.set(name, handlers.get(name)?.filter((one) => one !== handler) ?? []);
    send(requests.offerCommands, offered());
  };
}

// A file may arrive before the user has signed in.
let waitingFiles: GivenFile[] = [];
let takeFile: ((file: GivenFile) => void) | undefined;

listen(messages.givenFile, (file) => {
  if (takeFile) takeFile(file as GivenFile);
  else waitingFiles.push(file as GivenFile);
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
  const change = (next: unknown) => {
    notice = typeof next === "string" ? next : undefined;
    for (const watcher of watchers) watcher();
  };
  listen(messages.sessionNotice, change);
  void ask(requests.readSessionNotice).then(change, () => undefined);
  return {
    read: () => notice,
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

async function openSink(file: { name: string; type: string }): Promise<HostSink | null> {
  const id = await ask<string | null>(requests.openSink, file);
  if (id === null) return null;
  return {
    write: (part) => ask(requests.writeSink, { id, part }),
    close: () => ask(requests.endSink, { id, isWhole: true }),
    abort: () => ask(requests.endSink, { id, isWhole: false }),
  };
}

const host = {
  siteUrl: start.connection.siteUrl,
  settingsPath: "/settings",
  sessionNotice: sessionNotice(),
  openExternal: (url) => send(requests.openExternal, url),
  leave: (path, notice) => send(requests.leave, { path, notice }),
  readPage: (path) => ask(requests.readPage, path),
  notify: (notice) => send(requests.notify, notice),
  openFile: () => ask(requests.openFile),
  saveFile: (file) => ask(requests.saveFile, file),
  saveFiles: (name, files) => ask(requests.saveFiles, { name, files }),
  openSink,
  onCommand,
  onGivenFile,
  showCount: (count) => send(requests.showCount, count),
} satisfies Host;

const shell = {
  connection: start.connection,
  builtInConnection: start.builtInConnection,
  session: {
    getItem: (key) => ask(requests.readSession, key),
    setItem: (key, value) => ask(requests.keepSession, { key, value }),
    removeItem: (key) => ask(requests.forgetSession, key),
  },
  saveSettings: (connection) => ask(requests.saveSettings, connection),
  onOpen: (handler) => listen(messages.open, (path) => handler(String(path))),
  onSignOut: (handler) => listen(messages.signOut, () => handler()),
} satisfies Shell;

contextBridge.exposeInMainWorld("appHost", host);
contextBridge.exposeInMainWorld("appShell", shell);
