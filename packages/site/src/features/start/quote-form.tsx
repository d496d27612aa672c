import { studio } from "@brightwren/brand";
import { phoneHref } from "@brightwren/brand/derived";
import { Field } from "@brightwren/ui/field";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { buttonClass } from "@brightwren/ui/button-class";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { type QuoteRequest, quoteEnquiry, quoteMail, startForm } from "../../content/start.ts";
import { useEarlyForm } from "../../page/hydration.ts";
import { readDraft, saveDraft } from "../contact/enquiry-draft.ts";
import { EmailInput } from "../contact/email-input.tsx";
import { NeedsScript, SubmitButton } from "../sections/sections.tsx";
import styles from "./quote-form.module.css";

/** Name and email are required; the browser validates them. */
export function QuoteForm() {
  const { id, heading, lede, labels, submitLabel, byEmail, byForm, lastStep } = startForm;
  const { register, handleSubmit, getValues, watch } = useForm<QuoteRequest>();
  const [accepted, setAccepted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEarlyForm(form, prepareNotifications);
  /** Does not call the backend (specification): logs the input, shows a thank-you message and offers an email. */
  const accept = (request: QuoteRequest) => {
    console.log("Quote request:", request);
    notify({ title: startForm.success });
    setAccepted(true);
  };
  const carry = () => {
    const draft = readDraft();
    saveDraft({
      ...draft,
      ...quoteEnquiry(getValues(), typeof draft.message === "string" ? draft.message : ""),
    });
  };
  return (
    <section id={id} className={`panel ${styles.panel}`} aria-labelledby="quote-heading">
      <h2 id="quote-heading" className="small-title">
        {heading}
      </h2>
      <p className="soft mt-2 mb-5">
        {lede} Quicker: ring <a href={phoneHref}>{studio.phone}</a>.
      </p>
      <NeedsScript what="This form" />
      <form ref={form} className="grid gap-5" onSubmit={(event) => void handleSubmit(accept)(event)}>
        <Field label={labels.name}>
          {(control) => <input {...control} {...register("name")} type="text" autoComplete="name" required />}
        </Field>
        <Field label={labels.email}>
          {(control) => <EmailInput {...control} {...register("email")} required />}
        </Field>
        <Field label={labels.phone} optional>
          {(control) => <input {...control} {...register("phone")} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={labels.message} optional>
          {(control) => <textarea {...control} {...register("message")} rows={4} />}
        </Field>
        <div className="cluster gap-4">
          <SubmitButton>{submitLabel}</SubmitButton>
          {accepted ? (
            <>
              <p className="full soft">{lastStep}</p>
              <a href={quoteMail(watch())} className={buttonClass({ kind: "outline", size: "large" })}>
                {byEmail}
              </a>
              <Link
                to={byForm.to}
                className={buttonClass({ kind: "outline", size: "large" })}
                onClick={carry}
              >
                {byForm.label}
              </Link>
            </>
          ) : null}
        </div>
      </form>
    </section>
  );
}
