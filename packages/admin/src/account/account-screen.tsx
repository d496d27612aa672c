import { Screen } from "../parts/screen.tsx";
import { useSession } from "../session/session-provider.tsx";
import styles from "./account.module.css";
import { OwnersSection } from "./owners-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { AccountError } from "@brightwren/core/account/account-error";
import { ownerKeys } from "@brightwren/core/account/owners";
import { changePassword } from "@brightwren/core/account/password";
import { Button } from "@brightwren/ui/button";
import { notify } from "@brightwren/ui/notify";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { explainUnreachable } from "../files/file-errors.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { TextField } from "../parts/text-field.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { NewPasswordField, newPasswordSchema } from "../session/password-field.tsx";
import { FormError } from "../session/login-card.tsx";

export function Component() {
  const { session } = useSession();
  const user = "user" in session ? session.user : undefined;
  return (
    <Screen title="Account" subtitle={user ? `Signed in as ${user.email}` : "\u2007"}>
      <div className={`grid align-start gap-6 ${styles.sheets}`}>
        <SessionsSection userId={user?.id} />
        <PasswordSection email={user?.email ?? ""} />
        <OwnersSection userId={user?.id} />
      </div>
    </Screen>
  );
}

const schema = z.object({
  current: z.string().min(1, "Password is required"),
  password: newPasswordSchema,
});

function PasswordSection({ email }: { email: string }) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, reset, setError, setFocus, formState } = useFilledForm({
    resolver: zodResolver(schema),
    defaultValues: { current: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const change = handleSubmit(async ({ current, password }) => {
    setFailure(undefined);
    try {
      await changePassword(current, password);
    } catch (error) {
      const { code, message } = error instanceof AccountError ? error : { code: "", message: "" };
      const field = fieldOf[code];
      if (!field) return setFailure(explainUnreachable(error));
      setError(field, { message });
      return setFocus(field);
    }
    reset();
    notify({ title: "Success", description: "Password changed. Your other devices are signed out." });
    await queries.invalidateQueries({ queryKey: ownerKeys.sessions() });
  });
  return (
    <Sheet className={styles.password}>
      <Section title="Change your password" className={styles.sheet}>
        <p className="hint mt-1">This also signs out your other devices.</p>
        <form
          className={`grid gap-5 mt-5 ${styles.form}`}
          onSubmit={(event) => void change(event)}
          noValidate
        >
          {/* Password managers need to know which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <TextField
            label="Current password"
            error={errors.current?.message}
            {...register("current")}
            type="password"
            required
            autoComplete="current-password"
          />
          <NewPasswordField input={register("password")} error={errors.password?.message} />
          <FormError error={failure} />
          <div>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? "Changing..." : "Change password"}
            </Button>
          </div>
        </form>
      </Section>
    </Sheet>
  );
}

const fieldOf: Record<string, "current" | "password" | undefined> = {
  invalid_credentials: "current",
  same_password: "password",
  weak_password: "password",
};
