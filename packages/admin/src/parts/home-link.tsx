import { paths } from "@brightwren/core/paths";
import { useHost } from "../host/host.ts";

/** Leads to the public home page: in this tab, or from the desktop app in the system's browser. */
export function HomeLink({ className, children }: { className: string | undefined; children: string }) {
  const host = useHost();
  return (
    <a
      href={host.siteUrl + paths.home}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        host.leave(paths.home);
      }}
    >
      {children}
    </a>
  );
}
