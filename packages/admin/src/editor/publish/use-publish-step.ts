import { useState } from "react";
import type { Command } from "../../drafts/save-request.ts";
import type { Editor } from "../session/use-editor.ts";

/** The step before visitors see a text. */
export type PublishStep = {
  isOpen: boolean;
  /** Opens the publishing sheet. */
  begin: () => void;
  /** Opens the publishing sheet of a scheduled post without its date. */
  beginNow: () => void;
  close: () => void;
  publish: () => void;
};

/** Every way to publish from the editor opens the sheet, so that nothing goes live without the owner's confirmation. */
export function usePublishStep({ form }: Editor, act: (command: Command) => Promise<unknown>): PublishStep {
  const [step, setStep] = useState<{ dateBefore?: string }>();
  return {
    isOpen: step !== undefined,
    begin: () => setStep((open) => open ?? {}),
    beginNow: () => {
      setStep({ dateBefore: form.getValues("published_at") });
      form.setValue("published_at", "");
    },
    close: () => {
      // Not now, then: when its time comes.
      if (step?.dateBefore && form.getValues("published_at") === "")
        form.setValue("published_at", step.dateBefore);
      setStep(undefined);
    },
    publish: () => {
      setStep(undefined);
      void act("publish");
    },
  };
}
