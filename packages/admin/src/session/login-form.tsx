import { emailAddressSchema } from "@brightwren/core/contact/email-address";
import type { Elements } from "@brightwren/ui/elements";
import { signIn } from "@brightwren/core/session/sign-in";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { z } from "zod";
import { useFilledForm } from "../parts/filled-form.ts";
import styles from "./login-form.module.css";

const credentialsSchema = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddressSchema),
  password: z.string().min(1, "Password is required"),
});

type LoginFormProps = {
  /** Filled in already: who was signed in. */
  email?: string;
  onSignedIn: () => void;
  /** Announces the server's message. Without it, the form announces the message itself. */
  onFailure?: (message: string) => void;
  /** More buttons beside 'Login'. */
  children?: Elements;
};

/** Email, password, Login. A failure keeps what was typed and stays above the button until the next try. */
export function LoginForm({ email = "", onSignedIn, onFailure, children }: LoginFormProps) {
  const { register, handleSubmit, formState } = useFilledForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const logIn = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials.email, credentials.password);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(message);
      onFailure?.(message);
      return;
    }
    onSignedIn();
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        setFailure(undefined);
        void logIn(event);
      }}
      noValidate
    >
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register("email")} type="email" required autoComplete="username" />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...register("password")}
            type="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      {failure ? (
        <p id={failureId} className={styles.failure} role={onFailure ? undefined : "alert"}>
          {failure}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {children}
        <button
          type="submit"
          className={`${buttonClass()} ${styles.submit}`}
          disabled={isSubmitting}
          aria-describedby={failure ? failureId : undefined}
        >
          {isSubmitting ? "Logging in..." : "Login"}
        </button>
      </div>
    </form>
  );
}
