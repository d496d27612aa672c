import { enquiryFields, packageChoices } from "@brightwren/core/contact/enquiry-fields";
import { type ControlProps, Field } from "@brightwren/ui/field";
import type { ReactElement, Ref } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { SubmitButton } from "../sections/sections.tsx";
import { EmailInput } from "./email-input.tsx";
import styles from "./enquiry-form.module.css";
import { type FieldName, fieldNames, honeypotName, useEnquiryForm } from "./use-enquiry-form.ts";

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
        className={`grid gap-5 ${styles.form}`}
        onChange={storeDraft}
        onSubmit={submit}
        noValidate
      >
        {fieldNames.map((name) => (
          <div key={name} className={name === "message" ? styles.wide : undefined}>
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
        <div className={`cluster gap-4 gap-x-5 ${styles.send}`}>
          {failure ? (
            <p id={failureId} className={styles.failure}>
              {failure}
            </p>
          ) : null}
          <SubmitButton sending={isSubmitting} describedBy={failure ? failureId : undefined}>
            {isSubmitting ? "Sending..." : "Send Message"}
          </SubmitButton>
          <p className={`hint ${styles.promise}`}>
            We use what you write to answer you, and for nothing else.
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
