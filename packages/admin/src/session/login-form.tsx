import { signIn } from "@brightwren/core/session/sign-in";
import { Button } from "@brightwren/ui/button";
import { useId, useState, type ReactNode } from "react";
import { TextField } from "../parts/text-field.tsx";

type LoginFormProps = {
  email?: string;
  onSignedIn: () => void;
  onFailure?: (message: string) => void;
  children?: ReactNode;
};

const loadEmailRules = () =>
  import("@brightwren/core/contact/email-address").catch((cause: unknown) => {
    throw new Error("The server could not be reached. Please check your connection and try again.", {
      cause,
    });
  });

/** Without a form or schema library, so that the login screen is small. */
export function LoginForm({ email = "", onSignedIn, onFailure, children }: LoginFormProps) {
  /** Undefined before the first attempt. */
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const check = async (form: HTMLFormElement) => {
    const { emailAddressSchema } = await loadEmailRules();
    // Reads the fields, because password managers may autofill without an event.
    const typed = Object.fromEntries(new FormData(form)) as { email: string; password: string };
    const { data = "", error } = emailAddressSchema.safeParse(typed.email.trim());
    setErrors({
      email: typed.email.trim() ? error?.issues[0]?.message : "Email is required",
      password: typed.password ? undefined : "Password is required",
    });
    const wrong = error ? "email" : typed.password ? undefined : "password";
    return { email: data, password: typed.password, wrong };
  };
  const logIn = async (form: HTMLFormElement) => {
    setFailure(undefined);
    setIsSubmitting(true);
    try {
      const { email: address, password, wrong } = await check(form);
      if (wrong) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      await signIn(address, password);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure(message);
      return onFailure?.(message);
    } finally {
      setIsSubmitting(false);
    }
    onSignedIn();
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void logIn(event.currentTarget);
      }}
      onInput={({ currentTarget }) => (errors ? void check(currentTarget) : undefined)}
      noValidate
    >
      <TextField
        label="Email"
        error={errors?.email}
        name="email"
        defaultValue={email}
        type="email"
        required
        autoComplete="username"
      />
      <TextField
        label="Password"
        error={errors?.password}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      {failure ? (
        <p id={failureId} className="fault" role={onFailure ? undefined : "alert"}>
          {failure}
        </p>
      ) : null}
      <div className="wrap gap-3">
        {children}
        <Button
          className="grows"
          type="submit"
          busy={isSubmitting}
          aria-describedby={failure ? failureId : undefined}
        >
          {isSubmitting ? "Logging in..." : "Login"}
        </Button>
      </div>
    </form>
  );
}
