// oxlint-disable-next-line typescript/no-explicit-any -- each function has its own argument types
type Work = Record<string, (...args: any[]) => unknown>;

type Later<Remote extends Work> = {
  [Name in keyof Remote]: (...args: Parameters<Remote[Name]>) => Promise<Awaited<ReturnType<Remote[Name]>>>;
};

export type Serving<Own extends Work> = {
  [Name in keyof Own]: (
    ...args: Parameters<Own[Name]>
  ) => ReturnType<Own[Name]> | Promise<ReturnType<Own[Name]>>;
};

type Message =
  | { ask: number; name: string; args: unknown[] }
  | { answer: number; value: unknown }
  | { answer: number; error: string };

type Line = {
  post: (message: unknown) => void;
  listen: (handler: (message: unknown) => void) => void;
};

/** Connects two processes over an ordered channel. A call rejects with the other process's error, or after `hangUp`. */
export function connectPeer<Remote extends Work>(
  line: Line,
  work: Work,
): { remote: Later<Remote>; hangUp: (reason: string) => void } {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let gone: string | undefined;

  async function answer({ ask, name, args }: Extract<Message, { ask: number }>): Promise<void> {
    try {
      line.post({ answer: ask, value: await work[name]?.(...args) });
    } catch (error) {
      line.post({ answer: ask, error: error instanceof Error ? error.message : String(error) });
    }
  }

  line.listen((received) => {
    const message = received as Message;
    if ("ask" in message) return void answer(message);
    const asked = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ("error" in message) asked?.reject(new Error(message.error));
    else asked?.resolve(message.value);
  });

  const call = (name: string, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(new Error(gone));
      const ask = ++count;
      waiting.set(ask, { resolve, reject });
      line.post({ ask, name, args });
    });

  return {
    remote: new Proxy({} as Later<Remote>, {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          call(String(name), args),
    }),
    hangUp(reason) {
      gone = reason;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
}
