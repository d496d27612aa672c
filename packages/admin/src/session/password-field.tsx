import { shortestPassword } from "@brightwren/core/account/password";
import { Field } from "@brightwren/ui/field";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import styles from "./login-form.module.css";

/** A new password, as far as it can be told here; what else it lacks the server says. */
export const newPasswordSchema = z
  .string()
  .min(1, "Password is required")
  .refine((text) => text === "" || text.trim() !== "", "Take more than spaces")
  .min(shortestPassword, `Take ${shortestPassword} characters or more`)
  .refine((text) => new TextEncoder().encode(text).length <= 72, "Take 72 characters or fewer");

type NewPasswordFieldProps = { input: UseFormRegisterReturn; error: string | undefined };

/** The field for a new password, which can be looked at while it is typed. */
export function NewPasswordField({ input, error }: NewPasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.withChoice}>
      <Field
        label="New password"
        hint={`${shortestPassword} characters or more; a few words that belong together nowhere else are easy to keep.`}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            {...input}
            type={isShown ? "text" : "password"}
            required
            autoComplete="new-password"
            spellCheck={false}
            autoCapitalize="none"
          />
        )}
      </Field>
      <label className={styles.choice}>
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        Show what is typed
      </label>
    </div>
  );
}
