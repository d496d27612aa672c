import { shortestPassword } from "@brightwren/core/account/password";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import { TextField } from "../parts/text-field.tsx";

export const newPasswordSchema = z
  .string()
  .min(1, "Password is required")
  .refine((text) => text === "" || text.trim() !== "", "Use more than just spaces")
  .min(shortestPassword, `Use at least ${shortestPassword} characters`)
  .refine((text) => new TextEncoder().encode(text).length <= 72, "Use 72 characters or fewer");

type NewPasswordFieldProps = { input: UseFormRegisterReturn; error: string | undefined };

export function NewPasswordField({ input, error }: NewPasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid gap-2">
      <TextField
        label="New password"
        hint={`At least ${shortestPassword} characters. A few unrelated words are easy to remember.`}
        error={error}
        {...input}
        type={isShown ? "text" : "password"}
        required
        autoComplete="new-password"
        spellCheck={false}
        autoCapitalize="none"
      />
      <label className="touch small gap-2">
        <input type="checkbox" checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        Show password
      </label>
    </div>
  );
}
