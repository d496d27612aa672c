export type FrameFacts = { url: string; isMain: boolean };

export type NewWindow = {
  id: number;
  width: number;
  height: number;
  preload: string | undefined;
  /** Appended to the preload's process.argv. */
  arguments: string[];
};

export type PlainRequest = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: Uint8Array | undefined;
};
export type PlainResponse = { status: number; headers: [name: string, value: string][]; body: Uint8Array };

export type Answer = { result: unknown } | { error: string };

type OfferedDownload = { url: string; filename: string };

export type PageEvent =
  | { name: "did-finish-load" | "did-stop-loading" }
  | { name: "did-start-navigation"; details: { url: string; isSameDocument: boolean; isMainFrame: boolean } }
  | { name: "did-navigate" | "did-navigate-in-page"; url: string }
  | { name: "render-process-gone" };

export type PageCall =
  | { kind: "invoke" | "message"; channel: string; args: unknown[] }
  | { kind: "open-window"; url: string; disposition: "foreground-tab" | "new-window" };

export type BrowserWork = {
  open: (window: NewWindow) => void;
  load: (id: number, url: string) => void;
  reload: (id: number) => void;
  send: (id: number, channel: string, args: unknown[]) => void;
  /** `asking`: whether to run beforeunload handlers first. Returns false if the page remains open. */
  close: (id: number, asking: boolean) => boolean;
  resize: (id: number, width: number, height: number) => void;
  crash: (id: number) => void;
  execute: (id: number, code: string) => unknown;
  permit: (origin: string, permissions: string[]) => void;
  colourScheme: (scheme: "light" | "dark" | "system") => void;
};

export type MainWork = {
  evaluate: (source: string, arg: unknown) => unknown;
  quit: () => void;
  invoke: (id: number, frame: FrameFacts, channel: string, args: unknown[]) => Answer;
  message: (id: number, frame: FrameFacts, channel: string, args: unknown[]) => void;
  serve: (request: PlainRequest) => PlainResponse;
  mayNavigate: (id: number, url: string, isMainFrame: boolean) => boolean;
  openWindow: (id: number, url: string, disposition: "foreground-tab" | "new-window") => void;
  mayUnload: (id: number) => boolean;
  mayDownload: (id: number, download: OfferedDownload) => boolean;
  happened: (id: number, event: PageEvent) => void;
};
