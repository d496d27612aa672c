import { adminPaths } from "@brightwren/admin/admin-paths";
import { Sheet } from "@brightwren/admin/sheet";
import { titled } from "@brightwren/brand/derived";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { connectionSchema, type Connection } from "../bridge/connection.ts";
import { shell } from "./window-bridge.ts";
import styles from "./settings-screen.module.css";

const fields = [
  {
    name: "url",
    label: "Backend address",
    hint: "The project’s address, for example https://abc.supabase.co",
  },
  {
    name: "publishableKey",
    label: "Publishable key",
    hint: "The public key of the project, never the secret one",
  },
  { name: "siteUrl", label: "Website address", hint: "Used for links to your posts" },
] as const;

export function Component() {
  const navigate = useNavigate();
  const { builtInConnection } = shell;
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(connectionSchema),
    defaultValues: shell.connection,
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isBusy = isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0);
  const formId = useId();

  const save = handleSubmit(async (connection: Connection) => {
    const outcome = await shell.saveSettings(connection).catch((error: unknown) => ({
      saved: false as const,
      field: "url" as const,
      message: error instanceof Error ? error.message : "The settings could not be saved.",
    }));
    if (!outcome.saved) setError(outcome.field, { message: outcome.message }, { shouldFocus: true });
  });

  return (
    <main className={`grid ${styles.page}`}>
      <title>{titled("Settings")}</title>
      <div className={styles.picture}>
        <Sheet>
          <div className={styles.card}>
            <h1 className={styles.title}>Settings</h1>
            <p className="soft small mb-5">
              Choose which project this app connects to. Saving checks the connection and reloads the window.
              Unsaved text stays on this computer. Authors, generated posts and colours are in{" "}
              <Link to={adminPaths["blog-settings"]}>Blog settings</Link>.
            </p>
            <form
              id={formId}
              className={`grid gap-5 ${styles.form}`}
              onSubmit={(event) => void save(event)}
              noValidate
            >
              {fields.map(({ name, ...field }) => (
                <Field key={name} {...field} error={errors[name]?.message}>
                  {(control) => {
                    const props = { ...control, ...register(name), required: true, spellCheck: false };
                    return name === "publishableKey" ? (
                      <textarea {...props} rows={3} autoComplete="off" />
                    ) : (
                      <input {...props} type="url" autoComplete="off" />
                    );
                  }}
                </Field>
              ))}
              <div className="cluster gap-3">
                <button type="submit" className={buttonClass()} disabled={isBusy}>
                  {isBusy ? "Checking…" : "Save"}
                </button>
                <button
                  type="button"
                  className={buttonClass({ kind: "outline" })}
                  onClick={() => void navigate(-1)}
                >
                  Cancel
                </button>
                <button
                  type="button"
                  className={styles.reset}
                  onClick={() => reset(builtInConnection, { keepDefaultValues: true })}
                >
                  Use the built-in settings
                </button>
              </div>
            </form>
          </div>
        </Sheet>
      </div>
    </main>
  );
}
