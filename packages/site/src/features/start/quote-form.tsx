import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { startForm } from "../../content/start.ts";
import { typedEarly, useHydrated } from "../../page/hydration.ts";
import { NeedsScript } from "../sections/sections.tsx";
import styles from "./quote-form.module.css";

type QuoteRequest = { name: string; email: string; phone: string; message: string };

const empty: QuoteRequest = { name: "", email: "", phone: "", message: "" };

/** This form calls nothing, on purpose: it logs what was typed and shows a thank-you. */
function acceptLocally(request: QuoteRequest) {
  console.log("Quote request:", request);
  notify({ title: startForm.success });
}

/** The quote form: name and email are required, which the browser itself checks. */
export function QuoteForm() {
  const { id, heading, lede, labels, submitLabel, otherWay } = startForm;
  const hydrated = useHydrated();
  const [early] = useState(() => typedEarly(["name", "email", "phone", "message"]));
  const { register, handleSubmit, reset } = useForm<QuoteRequest>({ defaultValues: { ...empty, ...early } });
  useEffect(prepareNotifications, []);
  const submit = handleSubmit((request) => {
    acceptLocally(request);
    reset(empty);
  });
  return (
    <section id={id} className={styles.panel} aria-labelledby="quote-heading">
      <h2 id="quote-heading" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.lede}>{lede}</p>
      <NeedsScript what="This form" />
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field label={labels.name}>
          {(control) => <input {...control} {...register("name")} type="text" autoComplete="name" required />}
        </Field>
        <Field label={labels.email}>
          {(control) => (
            <input {...control} {...register("email")} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field label={labels.phone} optional>
          {(control) => <input {...control} {...register("phone")} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={labels.message} optional>
          {(control) => <textarea {...control} {...register("message")} rows={4} />}
        </Field>
        <button type="submit" className={buttonClass({ size: "large" })} disabled={!hydrated}>
          {submitLabel}
        </button>
      </form>
      <p className={styles.other}>
        {otherWay.text}{" "}
        <Link to={otherWay.action.to} className={styles.link}>
          {otherWay.action.label}
        </Link>
      </p>
    </section>
  );
}
