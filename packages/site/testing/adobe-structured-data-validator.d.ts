declare module "@adobe/structured-data-validator" {
  /** Checks what Google asks of a type before it shows more than a blue link. */
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string; rootType: string }[]>;
  }
}
