import { emailAddressSchema } from "@brightwren/core/contact/email-address";
import { askForPasswordMail } from "@brightwren/core/account/password";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { LoginCard } from "./login-card.tsx";
import styles from "./login-card.module.css";
import formStyles from "./login-form.module.css";
import { Refusal } from "./refusal.tsx";

const schema = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddressSchema),
});

/** Has a mail sent to whoever forgot their password; says the same whether or not there is such an account. */
export function Component() {
  const { siteUrl } = useHost();
  const [sentTo, setSentTo] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState } = useFilledForm({
    resolver: zodResolver(schema),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;
  const ask = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    setSentTo("");
    try {
      await askForPasswordMail(email, siteUrl);
      setSentTo(email);
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <LoginCard title="Forgotten password">
      <p className={styles.text}>
        Give the address you sign in with. The mail that comes has a link, on whatever device you open it.
      </p>
      <form className={formStyles.form} onSubmit={(event) => void ask(event)} noValidate>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input {...control} {...register("email")} type="email" required autoComplete="username" />
          )}
        </Field>
        <Refusal error={failure} />
        <p role="status" className={sentTo ? styles.done : "visually-hidden"}>
          {sentTo
            ? `If there is an account for ${sentTo}, a mail is on its way. Its link works for an hour. Nothing came? Look in the spam folder too.`
            : ""}
        </p>
        <button type="submit" className={buttonClass()} disabled={isSubmitting}>
          {isSubmitting ? "Sending..." : sentTo ? "Send it again" : "Send the mail"}
        </button>
      </form>
      <p className={styles.below}>
        <Link to={adminPaths.login}>Back to the login</Link>
      </p>
    </LoginCard>
  );
}
