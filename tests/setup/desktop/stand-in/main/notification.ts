import { KnownEvents } from "./known-events.ts";
import { strict } from "./strict.ts";

export class Notification extends KnownEvents {
  title: string;
  body: string;

  constructor({ title = "", body = "" }: { title?: string; body?: string } = {}) {
    super("Notification", ["show", "click", "close", "failed"]);
    this.title = title;
    this.body = body;
    return strict("Notification", this);
  }

  static isSupported = () => true;

  show() {
    this.emit("show", {});
  }

  close() {
    this.emit("close", {});
  }
}
