import { useState } from "react";
import type { Command } from "../../drafts/save-request.ts";
import type { Editor } from "../session/use-editor.ts";

type PublishStep = {
  isOpen: boolean;
  begin: () => void;
  beginNow: () => void;
  close: () => void;
  publish: () => void;
};

/** All ways to publish open the sheet, so nothing goes live without the owner's confirmation. */
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
      // Restore the date on cancel.
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
