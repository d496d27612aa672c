import {
  type ContactEnquiry,
  contactEnquirySchema,
  enquiryFields,
  packageChoices,
} from "@brightwren/core/contact/contact-enquiry";
import { buttonClass } from "@brightwren/ui/button-class";
import { type ControlProps, Field } from "@brightwren/ui/field";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import styles from "./enquiry-form.module.css";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** What a visitor types each field into. */
const controls: Record<keyof ContactEnquiry, (props: ControlProps & UseFormRegisterReturn) => ReactNode> = {
  firstName: (props) => <input {...props} type="text" autoComplete="given-name" />,
  lastName: (props) => <input {...props} type="text" autoComplete="family-name" />,
  email: (props) => <input {...props} type="email" autoComplete="email" />,
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

const names = Object.keys(enquiryFields) as (keyof ContactEnquiry)[];

/** The enquiry form; what it checks and sends is in use-enquiry-form.ts. */
export function EnquiryForm() {
  const { register, errors, sending, ready, submit, trap } = useEnquiryForm();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {names.map((name) => (
        <div key={name} className={name === "message" ? styles.wide : undefined}>
          <Field
            label={enquiryFields[name].label}
            optional={contactEnquirySchema.shape[name].safeParse(undefined).success}
            error={errors[name]?.message}
          >
            {(control) => controls[name]({ ...control, ...register(name) })}
          </Field>
        </div>
      ))}
      {/* People neither see nor reach it; what fills in every field does. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="fax-number">Fax number</label>
        <input id="fax-number" ref={trap} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.send}>
        <button type="submit" className={buttonClass({ size: "large" })} disabled={sending || !ready}>
          {sending ? "Sending..." : "Send Message"}
        </button>
        <p className={styles.promise}>We use what you write to answer you, and for nothing else.</p>
      </div>
    </form>
  );
}
