import {
  type ContactEnquiry,
  contactEnquirySchema,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { typedEarly, useHydrated } from "../../page/hydration.ts";

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

const typedSoFar = () =>
  typedEarly(Object.keys(emptyEnquiry) as (keyof ContactEnquiry)[]) as Partial<ContactEnquiry>;

/** State and behaviour of the enquiry form: validation, sending once, the notifications, nothing typed lost. */
export function useEnquiryForm() {
  const hydrated = useHydrated();
  const [early] = useState(typedSoFar);
  const form = useForm<ContactEnquiry>({
    resolver: zodResolver(contactEnquirySchema),
    defaultValues: { ...emptyEnquiry, ...early },
  });
  const { register, reset, setError, watch, formState } = form;
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const submissionIds = useRef(createSubmissionIds());

  useEffect(() => {
    shownAt.current = performance.now();
    prepareNotifications();
    const draft = readDraft();
    const typed = typedSoFar();
    if (draft) reset({ ...draft, ...typed }, { keepDefaultValues: true });
    // What was typed before the script ran is a draft like any other.
    if (Object.keys(typed).length > 0) saveDraft({ ...emptyEnquiry, ...draft, ...typed });
    const { unsubscribe } = watch((values) => saveDraft(values));
    return unsubscribe;
  }, [reset, watch]);

  async function send(enquiry: ContactEnquiry) {
    const elapsed = () => performance.now() - shownAt.current;
    await pause(minimumFormTime - elapsed());
    await sendContactEmail({
      enquiry,
      submissionId: submissionIds.current.for(enquiry),
      elapsed: elapsed(),
      trap: trap.current?.value ?? "",
    });
    submissionIds.current.sent();
    reset(emptyEnquiry);
    clearDraft();
    notify({ title: "Message sent!", description: "We'll get back to you within 24 hours." });
  }

  function showFailure(error: unknown) {
    console.warn("The enquiry was not sent:", error);
    const refusal = error instanceof FunctionError ? error : undefined;
    for (const [field, message] of Object.entries(refusal?.fields ?? {})) {
      if (field in emptyEnquiry) setError(field as keyof ContactEnquiry, { message });
    }
    notify({
      title: "Error",
      description: refusal?.message || "Failed to send message. Please try again.",
      variant: "destructive",
    });
  }

  const handleSubmit = form.handleSubmit(async (enquiry) => {
    // The button's disabled state arrives a frame later than a second click can.
    if (busy.current) return;
    busy.current = true;
    try {
      await send(enquiry);
    } catch (error) {
      showFailure(error);
    } finally {
      busy.current = false;
    }
  });

  return {
    register,
    trap,
    errors: formState.errors,
    sending: formState.isSubmitting,
    /** False until the script runs: the browser's own sending would put what was typed into the address. */
    ready: hydrated,
    submit: (event: React.SyntheticEvent) => void handleSubmit(event),
  };
}

/**
 * Names each enquiry: the same content tried again keeps its id, so that an answer lost on the way never makes two
 * enquiries of one; changed content, or the next enquiry after a success, gets a new one.
 */
function createSubmissionIds() {
  let tried: { content: string; id: string } | undefined;
  return {
    for(enquiry: object): string {
      const content = JSON.stringify(enquiry);
      if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
      return tried.id;
    },
    sent(): void {
      tried = undefined;
    },
  };
}

const emptyEnquiry: Required<ContactEnquiry> = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  businessType: "",
  package: "",
  message: "",
};

const storageKey = "enquiry-draft";

/** The local draft: what was typed and not yet sent in this tab, or null. A visit to the FAQ or a reload loses nothing. */
function readDraft(): ContactEnquiry | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<ContactEnquiry> | null;
    if (typeof stored !== "object" || stored === null) return null;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in emptyEnquiry && typeof value === "string",
    );
    return { ...emptyEnquiry, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

function saveDraft(values: Partial<ContactEnquiry>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Storage is full or denied: the form itself still holds the text.
  }
}

function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then nothing was stored either.
  }
}
