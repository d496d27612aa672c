import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { withParam } from "./list-address.ts";

/** Milliseconds without a keystroke until a search is asked for. */
const typingPause = 250;

/** The text of a list's search box. It goes into the address (`?q=…`), and follows it wherever a link leads. */
export function useSearchBox() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("q") ?? "";
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);

  // What the box itself sent may have been typed over by the time it arrives; anything else replaces the text.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setText(inAddress);
    }
  }

  useEffect(() => {
    const search = text.trim();
    if (search === sent) return;
    const send = () => {
      setSent(search);
      setParams((current) => withParam(current, "q", search), { replace: true });
    };
    const timer = setTimeout(send, typingPause);
    return () => clearTimeout(timer);
  }, [text, sent, setParams]);

  return { text, setText };
}
