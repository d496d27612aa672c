import { packageChoices } from "@brightwren/core/contact/contact-enquiry";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import styles from "./enquiry-form.module.css";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** The enquiry form; what it checks and sends is in use-enquiry-form.ts. */
export function EnquiryForm() {
  const { register, errors, sending, ready, submit, trap } = useEnquiryForm();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => <input {...control} {...register("firstName")} type="text" autoComplete="given-name" />}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => <input {...control} {...register("lastName")} type="text" autoComplete="family-name" />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <input {...control} {...register("email")} type="email" autoComplete="email" />}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(control) => <input {...control} {...register("phone")} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Business type" optional error={errors.businessType?.message}>
        {(control) => (
          <input {...control} {...register("businessType")} placeholder="Plumber, salon, café…" />
        )}
      </Field>
      <Field label="Package" optional error={errors.package?.message}>
        {(control) => (
          <select {...control} {...register("package")}>
            <option value="">Select a package</option>
            {packageChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.wide}>
        <Field label="Message" error={errors.message?.message}>
          {(control) => <textarea {...control} {...register("message")} rows={7} />}
        </Field>
      </div>
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
