import { Field } from "@brightwren/ui/field";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { Part } from "@brightwren/ui/part";
import { type SyntheticEvent, useRef } from "react";
import { Link } from "react-router-dom";
import { startForm } from "../../content/start.ts";
import { useEarlyForm } from "../../page/hydration.ts";
import { NeedsScript, SubmitButton } from "../sections/sections.tsx";
import styles from "./quote-form.module.css";

/** This form calls nothing, on purpose: it logs what was typed and shows a thank-you. */
function acceptLocally(event: SyntheticEvent<HTMLFormElement>) {
  event.preventDefault();
  console.log("Quote request:", Object.fromEntries(new FormData(event.currentTarget)));
  notify({ title: startForm.success });
  event.currentTarget.reset();
}

/** The quote form: name and email are required, which the browser itself checks. */
export function QuoteForm() {
  const { id, heading, lede, labels, submitLabel, otherWay } = startForm;
  const form = useRef<HTMLFormElement>(null);
  useEarlyForm(form, prepareNotifications);
  return (
    <section id={id} className={styles.panel} aria-labelledby="quote-heading">
      <Part of={id}>
        <h2 id="quote-heading" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lede}>{lede}</p>
        <NeedsScript what="This form" />
        <form ref={form} className={styles.form} onSubmit={acceptLocally}>
          <Field label={labels.name}>
            {(control) => <input {...control} name="name" type="text" autoComplete="name" required />}
          </Field>
          <Field label={labels.email}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" required />}
          </Field>
          <Field label={labels.phone} optional>
            {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
          </Field>
          <Field label={labels.message} optional>
            {(control) => <textarea {...control} name="message" rows={4} />}
          </Field>
          <SubmitButton>{submitLabel}</SubmitButton>
        </form>
        <p className={styles.other}>
          {otherWay.text}{" "}
          <Link to={otherWay.action.to} className={styles.link}>
            {otherWay.action.label}
          </Link>
        </p>
      </Part>
    </section>
  );
}
