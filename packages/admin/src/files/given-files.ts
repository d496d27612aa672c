import type { GivenFile, HostFile } from "@brightwren/core/host/host";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";

export type AcceptPictures = (pictures: File[]) => void;

/** Opens Markdown files as new posts. Adds pictures to the open editor or a new post. Returns `register`. */
export function useGivenFiles(openText: (file: HostFile) => void) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useRef<File[]>([]);
  const taker = useRef<AcceptPictures>(undefined);

  const onGiven = useEffectEvent((given: GivenFile) => {
    if (given.kind === "text") return openText(given);
    const picture = new File([given.bytes], given.name, { type: given.type });
    if (taker.current) return taker.current([picture]);
    waiting.current.push(picture);
    if (pathname !== adminPaths.newPost) void navigate(adminPaths.newPost);
  });
  useEffect(() => host.onGivenFile?.((file) => onGiven(file)), [host]);

  return useCallback((take: AcceptPictures) => {
    taker.current = take;
    const pictures = waiting.current.splice(0);
    if (pictures.length > 0) take(pictures);
    return () => {
      if (taker.current === take) taker.current = undefined;
    };
  }, []);
}
