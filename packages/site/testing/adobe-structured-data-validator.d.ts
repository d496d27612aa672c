declare module "@adobe/structured-data-validator" {
  /** Checks Google's requirements for rich results. */
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string; rootType: string }[]>;
  }
}
