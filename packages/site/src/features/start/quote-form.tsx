import { Field } from "@brightwren/ui/field";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { startForm } from "../../content/start.ts";
import { useEarlyForm } from "../../page/hydration.ts";
import { EmailInput } from "../contact/email-input.tsx";
import { NeedsScript, SubmitButton } from "../sections/sections.tsx";
import styles from "./quote-form.module.css";

type QuoteRequest = Record<keyof typeof startForm.labels, string>;

/** Name and email are required; the browser validates them. */
export function QuoteForm() {
  const { id, heading, lede, labels, submitLabel, otherWay } = startForm;
  const { register, handleSubmit, reset } = useForm<QuoteRequest>();
  const form = useRef<HTMLFormElement>(null);
  useEarlyForm(form, prepareNotifications);
  /** Does not call the backend (specification): logs the input and shows a thank-you message. */
  const accept = (request: QuoteRequest) => {
    console.log("Quote request:", request);
    notify({ title: startForm.success });
    reset();
  };
  return (
    <section id={id} className={`panel ${styles.panel}`} aria-labelledby="quote-heading">
      <h2 id="quote-heading" className="small-title">
        {heading}
      </h2>
      <p className="soft mt-2 mb-5">{lede}</p>
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
        <SubmitButton>{submitLabel}</SubmitButton>
      </form>
      <p className="hint mt-5">
        {otherWay.text}{" "}
        <Link to={otherWay.action.to} className="accent strong">
          {otherWay.action.label}
        </Link>
      </p>
    </section>
  );
}
