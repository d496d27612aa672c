import { AccountError } from "@brightwren/core/account/account-error";
import {
  createPasswordSetter,
  type PasswordLink,
  type PasswordSetter,
  readPasswordLink,
} from "@brightwren/core/account/password";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../host/admin-paths.ts";
import { useFilledForm } from "../parts/filled-form.ts";
import { FormError, LoginCard } from "./login-card.tsx";
import { NewPasswordField, newPasswordSchema } from "./password-field.tsx";

const schema = z.object({ password: newPasswordSchema });

/** The link is removed from the address bar immediately, because addresses end up in history and screenshots. */
let held: PasswordLink | AccountError | null | undefined;

function takeLink(): PasswordLink | AccountError | null {
  const found = readPasswordLink(location.hash);
  if (found) {
    held = found;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return held ?? null;
}

function clearLink(): void {
  held = undefined;
}

export function Component() {
  const [opened, setOpened] = useState(() => ({ link: takeLink(), count: 0 }));
  useEffect(() => {
    // Opening another emailed link in this tab only changes the fragment.
    const onLink = () => {
      if (readPasswordLink(location.hash)) setOpened(({ count }) => ({ link: takeLink(), count: count + 1 }));
    };
    window.addEventListener("hashchange", onLink);
    return () => window.removeEventListener("hashchange", onLink);
  }, []);
  return <OpenedLink key={opened.count} link={opened.link} />;
}

function OpenedLink({ link }: { link: PasswordLink | AccountError | null }) {
  const [isDone, setIsDone] = useState(false);
  const [isOver, setIsOver] = useState(false);
  if (isDone) return <Done />;
  if (isOver || link === null || link instanceof AccountError) return <LinkOver />;
  const isInvited = "type" in link && link.type === "invite";
  return (
    <LoginCard title={isInvited ? "Choose a password" : "New password"}>
      {isInvited ? (
        <p className="soft mb-5">
          You’ve been invited to run this site. Choose a password to become an owner.
        </p>
      ) : null}
      <NewPasswordForm link={link} onDone={() => setIsDone(true)} onOver={() => setIsOver(true)} />
    </LoginCard>
  );
}

type NewPasswordFormProps = { link: PasswordLink; onDone: () => void; onOver: () => void };

function NewPasswordForm({ link, onDone, onOver }: NewPasswordFormProps) {
  const [setPassword] = useState<PasswordSetter>(() => createPasswordSetter(link));
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState } = useFilledForm({
    resolver: zodResolver(schema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await setPassword(password);
      clearLink();
      onDone();
    } catch (error) {
      if (error instanceof AccountError && error.code === "otp_expired") onOver();
      else setFailure(error);
    }
  });
  return (
    <form className="grid gap-5" onSubmit={(event) => void save(event)} noValidate>
      <NewPasswordField input={register("password")} error={errors.password?.message} />
      <FormError error={failure} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? "Saving..." : "Save password"}
      </Button>
    </form>
  );
}

function Done() {
  return (
    <LoginCard title="Password saved">
      <p className="soft mb-5" role="status">
        Use it to sign in on all your devices. Anyone signed in with the old one has been signed out.
      </p>
      <Link to={adminPaths.login} className={buttonClass()}>
        Go to login
      </Link>
    </LoginCard>
  );
}

function LinkOver() {
  return (
    <LoginCard title="This link has expired">
      <p className="soft mb-5" role="alert">
        It may have been used already, timed out or be incomplete. Your password hasn’t changed. If you were
        invited, ask for a new invitation.
      </p>
      <Link to={adminPaths.forgottenPassword} className={buttonClass()}>
        Get a new link
      </Link>
      <p className="small mt-4">
        <Link to={adminPaths.login} className="touch">
          Back to login
        </Link>
      </p>
    </LoginCard>
  );
}
