import { emailAddressSchema } from "@brightwren/core/contact/email-address";
import { signIn } from "@brightwren/core/session/sign-in";
import { Button } from "@brightwren/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState, type ReactNode } from "react";
import { z } from "zod";
import { useFilledForm } from "../parts/filled-form.ts";
import { TextField } from "../parts/text-field.tsx";

const credentialsSchema = z.object({
  email: z.string().trim().min(1, "Email is required").pipe(emailAddressSchema),
  password: z.string().min(1, "Password is required"),
});

type LoginFormProps = {
  email?: string;
  onSignedIn: () => void;
  onFailure?: (message: string) => void;
  children?: ReactNode;
};

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
      className="grid gap-5"
      onSubmit={(event) => {
        setFailure(undefined);
        void logIn(event);
      }}
      noValidate
    >
      <TextField
        label="Email"
        error={errors.email?.message}
        {...register("email")}
        type="email"
        required
        autoComplete="username"
      />
      <TextField
        label="Password"
        error={errors.password?.message}
        {...register("password")}
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
