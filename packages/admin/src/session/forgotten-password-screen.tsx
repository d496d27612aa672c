import { emailAddressSchema } from "@brightwren/core/contact/email-address";
import { askForPasswordMail } from "@brightwren/core/account/password";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { FormError, LoginCard } from "./login-card.tsx";
import styles from "./login-card.module.css";

const schema = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddressSchema),
});

/** The response does not reveal whether the account exists. */
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
      <p className="soft mb-5">Enter your email and we’ll send a reset link. It works on any device.</p>
      <form className="grid gap-5" onSubmit={(event) => void ask(event)} noValidate>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input {...control} {...register("email")} type="email" required autoComplete="username" />
          )}
        </Field>
        <FormError error={failure} />
        <p role="status" className={sentTo ? styles.done : "visually-hidden"}>
          {sentTo
            ? `If there is an account for ${sentTo}, we’ve sent it an email. The link works for an hour. Can’t find it? Check your spam folder.`
            : ""}
        </p>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? "Sending..." : sentTo ? "Send again" : "Send link"}
        </Button>
      </form>
      <p className="small mt-4">
        <Link to={adminPaths.login} className="touch">
          Back to login
        </Link>
      </p>
    </LoginCard>
  );
}
