import type { GivenFile, HostFile } from "@brightwren/core/host/host";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";

export type TakePictures = (pictures: File[]) => void;

/**
 * Takes in what the system gives the app: a Markdown file is opened as a new post, a picture goes into the text that is
 * open, or into a new post. Returns how a text says that it takes the pictures.
 */
export function useGivenFiles(openText: (file: HostFile) => void) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useRef<File[]>([]);
  const taker = useRef<TakePictures>(undefined);

  const onGiven = useEffectEvent((given: GivenFile) => {
    if (given.kind === "text") return openText(given);
    const picture = new File([given.bytes], given.name, { type: given.type });
    if (taker.current) return taker.current([picture]);
    waiting.current.push(picture);
    // Of several, the first leads to a new post, which takes the others as well.
    if (pathname !== adminPaths.newPost) void navigate(adminPaths.newPost);
  });
  useEffect(() => host.onGivenFile?.((file) => onGiven(file)), [host]);

  return useCallback((take: TakePictures) => {
    taker.current = take;
    const pictures = waiting.current.splice(0);
    if (pictures.length > 0) take(pictures);
    return () => {
      if (taker.current === take) taker.current = undefined;
    };
  }, []);
}
