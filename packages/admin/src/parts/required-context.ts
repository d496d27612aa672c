import { createContext, useContext } from "react";

/** A context and the hook that reads it. The hook throws outside the provider. */
export function requiredContext<Value>(provider: string) {
  const Context = createContext<Value | undefined>(undefined);
  function useRequired(): Value {
    const value = useContext(Context);
    if (value === undefined) throw new Error(`This component wants ${provider} around it.`);
    return value;
  }
  return [Context, useRequired] as const;
}
