import { enquiryFields, packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { type ControlProps, Field } from "@brightwren/ui/field";
import { type ReactElement, type Ref, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type UseFormRegisterReturn, useForm } from "react-hook-form";
import { SubmitButton } from "../sections/sections.tsx";
import { EmailInput } from "./email-input.tsx";
import styles from "./enquiry-form.module.css";
import {
  type ContactEnquiry,
  contactEnquirySchema,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { flushSync } from "react-dom";
import { useEarlyForm } from "../../page/hydration.ts";
import { clearDraft, readDraft, saveDraft } from "./enquiry-draft.ts";

type FieldProps = ControlProps & UseFormRegisterReturn;

const controls: Record<FieldName, (props: FieldProps) => ReactElement> = {
  firstName: (props) => <input {...props} type="text" autoComplete="given-name" />,
  lastName: (props) => <input {...props} type="text" autoComplete="family-name" />,
  email: (props) => <EmailInput {...props} />,
  phone: (props) => <input {...props} type="tel" autoComplete="tel" />,
  businessType: (props) => <input {...props} placeholder="Plumber, salon, café…" />,
  package: (props) => (
    <select {...props}>
      <option value="">Select a package</option>
      {packageChoices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ),
  message: (props) => <textarea {...props} rows={7} />,
};

export function EnquiryForm() {
  const { form, received, register, errors, isSubmitting, answerTo, storeDraft, submit } = useEnquiryForm();
  const failure = errors.root?.message;
  return (
    <>
      {answerTo === undefined ? null : <Received ref={received} answerTo={answerTo} />}
      <form
        ref={form}
        className={`grid gap-5 relative ${styles.form}`}
        onChange={storeDraft}
        onSubmit={submit}
        noValidate
      >
        {fieldNames.map((name) => (
          <div key={name} className={name === "message" ? "all-columns" : undefined}>
            <Field
              label={enquiryFields[name].label}
              optional={enquiryFields[name].optional}
              error={errors[name]?.message}
            >
              {(control) => controls[name]({ ...control, ...register(name) })}
            </Field>
          </div>
        ))}
        {/* Honeypot. `inert` prevents focus and autofill. Password managers respect the data attributes. */}
        <div className="visually-hidden" aria-hidden="true" inert>
          <label htmlFor={honeypotName}>Leave this field empty</label>
          <input
            id={honeypotName}
            name={honeypotName}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
          />
        </div>
        <div className={`cluster gap-4 gap-x-5 all-columns ${styles.send}`}>
          {failure ? (
            <p id={failureId} className={`accent medium-weight ${styles.failure}`}>
              {failure}
            </p>
          ) : null}
          <SubmitButton sending={isSubmitting} describedBy={failure ? failureId : undefined}>
            {isSubmitting ? "Sending..." : "Send Message"}
          </SubmitButton>
          <p className={`hint snug ${styles.promise}`}>
            We use what you write only to answer you. If nothing comes of it, we delete it after 12 months.
          </p>
        </div>
      </form>
    </>
  );
}

const failureId = "enquiry-failure";

function Received({ ref, answerTo }: { ref: Ref<HTMLDivElement>; answerTo: string }) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="received"
      aria-describedby="received-text"
      className={`tint ${styles.received}`}
    >
      <h3 id="received" className="card-title mb-2">
        Message received
      </h3>
      <p id="received-text">
        A person reads it and answers within 24 hours, to <strong>{answerTo}</strong>. If there’s a typo in
        that address, ring us. Your message is safe.
      </p>
    </div>
  );
}

type FieldName = keyof ContactEnquiry;

const fieldNames = Object.keys(enquiryFields) as FieldName[];

/** Honeypot field. Neither address books nor password managers autofill this name. */
const honeypotName = "leave-empty";

function useEnquiryForm() {
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

type Attempt = {
  enquiry: ContactEnquiry;
  honeypot: string;
  /** In `performance.now()` milliseconds. */
  shownAt: number;
};

/** Sends a validated enquiry once the spam filter's minimum time has passed. Throws a `FunctionError` on failure. */
async function sendEnquiry({ enquiry, honeypot, shownAt }: Attempt): Promise<void> {
  const elapsed = () => performance.now() - shownAt;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFormTime - elapsed())));
  await sendContactEmail({ enquiry, submissionId: submissionId(enquiry), elapsed: elapsed(), honeypot });
  tried = undefined;
}

let tried: { content: string; id: string } | undefined;

/** A retry with the same content reuses its id, which makes it idempotent. Any other enquiry gets a new id. */
function submissionId(enquiry: ContactEnquiry): string {
  const content = JSON.stringify(enquiry);
  if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
  return tried.id;
}
