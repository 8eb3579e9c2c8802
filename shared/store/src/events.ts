/** What pieces tell each other in passing. Facts that last are state, not events. */
export interface ShellEvents {
  /** The menu button was pressed. `source` is the tag it is in. */
  'menu-toggle': { source: string };
  /** The visitor wants to sign in. `source` is the tag that asked. */
  'sign-in-requested': { source: string };
}

export interface Events {
  publish<N extends keyof ShellEvents>(name: N, detail: ShellEvents[N]): void;
  /** Returns the function that ends the subscription. */
  on<N extends keyof ShellEvents>(name: N, listener: (detail: ShellEvents[N]) => void): () => void;
}

/** An EventTarget, because there a listener that throws harms nobody but itself. */
export function createEvents(): Events {
  const target = new EventTarget();
  return {
    publish(name, detail) {
      target.dispatchEvent(new CustomEvent(name, { detail }));
    },
    on(name, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, handle);
      return () => target.removeEventListener(name, handle);
    },
  };
}
