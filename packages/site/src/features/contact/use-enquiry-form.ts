import { type ContactEnquiry, contactEnquirySchema } from "@brightwren/core/contact/contact-enquiry";
import { enquiryFields } from "@brightwren/core/contact/enquiry-fields";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useEarlyForm } from "../../page/hydration.ts";
import { clearDraft, readDraft, saveDraft } from "./enquiry-draft.ts";
import { sendEnquiry } from "./send-enquiry.ts";

export type FieldName = keyof ContactEnquiry;

export const fieldNames = Object.keys(enquiryFields) as FieldName[];

/** Honeypot field. Neither address books nor password managers autofill this name. */
export const honeypotName = "leave-empty";

export function useEnquiryForm() {
  // No default values, because they would replace input typed before hydration.
  const { register, handleSubmit, getValues, setValue, setError, reset, formState } = useForm({
    resolver: zodResolver(contactEnquirySchema),
  });
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const received = useRef<HTMLDivElement>(null);
  const [answerTo, setAnswerTo] = useState<string>();
  const shownAt = useRef(0);
  const busy = useRef(false);

  useEffect(() => {
    shownAt.current = performance.now();
    const typed = getValues();
    const draft = readDraft();
    for (const name of fieldNames) {
      const saved = draft[name];
      if (!typed[name] && typeof saved === "string") setValue(name, saved as never);
    }
    if (Object.values(typed).some(Boolean)) saveDraft(getValues());
  }, [getValues, setValue]);
  useEarlyForm(form, prepareNotifications);

  async function send(enquiry: ContactEnquiry): Promise<boolean> {
    const honeypot = form.current?.elements.namedItem(honeypotName) as HTMLInputElement | null;
    try {
      await sendEnquiry({ enquiry, honeypot: honeypot?.value ?? "", shownAt: shownAt.current });
      return true;
    } catch (error) {
      console.warn("The enquiry was not sent:", error);
      showRefusal(error instanceof FunctionError ? error : undefined);
      return false;
    }
  }

  function showRefusal(refusal: FunctionError | undefined): void {
    for (const name of fieldNames) {
      const message = refusal?.fields[name];
      if (message) setError(name, { message });
    }
    const message = refusal?.message || "Failed to send message. Please try again.";
    setError("root", { message });
    setAnswerTo(undefined);
    notify({ title: "Error", description: message, variant: "destructive", about: "enquiry" });
  }

  function confirm(): void {
    const { email } = getValues();
    clearDraft();
    flushSync(() => {
      reset();
      setAnswerTo(email);
    });
    received.current?.focus();
    notify({
      title: "Message sent!",
      description: "We'll get back to you within 24 hours.",
      about: "enquiry",
    });
  }

  /** Some browsers autofill without firing events. */
  function readFilledIn(): void {
    if (!form.current) return;
    const shown = new FormData(form.current);
    for (const name of fieldNames) setValue(name, shown.get(name) as never);
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    // A second click may arrive before the button is disabled.
    if (busy.current) return;
    busy.current = true;
    readFilledIn();
    let isSent = false;
    try {
      await handleSubmit(async (enquiry) => {
        isSent = await send(enquiry);
      })(event);
    } finally {
      busy.current = false;
    }
    // Resets only after the submission; otherwise react-hook-form would mark the form as submitted again.
    if (isSent) confirm();
  }

  return {
    form,
    received,
    register,
    errors,
    isSubmitting,
    answerTo,
    storeDraft: () => saveDraft(getValues()),
    submit: (event: SyntheticEvent) => void submit(event),
  };
}
