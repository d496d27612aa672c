import { signIn } from "@brightwren/core/session/sign-in";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import styles from "./login-form.module.css";

const credentialsSchema = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(z.email("Invalid email address")),
  password: z.string().min(1, "Password is required"),
});

type LoginFormProps = {
  /** Filled in already: who was signed in. */
  email?: string;
  onSignedIn: () => void;
  /** Called with the server's message. */
  onFailure: (message: string) => void;
  /** More buttons beside 'Login'. */
  children?: React.ReactNode;
};

/** Email, password, Login. What is typed survives a failure. */
export function LoginForm({ email = "", onSignedIn, onFailure, children }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const logIn = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials.email, credentials.password);
    } catch (error) {
      return onFailure(error instanceof Error ? error.message : String(error));
    }
    onSignedIn();
  });
  return (
    <form className={styles.form} onSubmit={(event) => void logIn(event)} noValidate>
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
      <div className={styles.buttons}>
        {children}
        <button type="submit" className={`${buttonClass()} ${styles.submit}`} disabled={isSubmitting}>
          {isSubmitting ? "Logging in..." : "Login"}
        </button>
      </div>
    </form>
  );
}
