/** A function's error. `message` is for the user, and empty unless the function wrote it. */
export class FunctionError extends Error {
  readonly code: string;
  /** The first message of each invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, code: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = "FunctionError";
    this.code = code;
    this.fields = fields;
  }
}
