import type { ShellConfig } from '@travel-shell/core';
import type { TravelShell } from '@travel-shell/loader/TravelShell';
import type { ShellEventMap } from '@travel-shell/store';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ShellContext } from './ShellContext.ts';

export interface ProviderProps {
  /**
   * The configuration, as `travelShell.configure()` takes it. A changed key is applied; a key that is left out keeps
   * its value.
   */
  config?: Partial<ShellConfig> | undefined;
  /** The nonce of the page's Content-Security-Policy, for the style element that a server renders. */
  nonce?: string | undefined;
  /** Before each navigation of a piece, also of those that the page has no component of. Prevent it to follow by a router. */
  onTravelNavigate?: ((event: ShellEventMap['travel-navigate']) => void) | undefined;
  children?: ReactNode;
}

/**
 * Makes `<TravelShellProvider>`. Stays around every piece of the page; `start` runs in browsers only.
 * @param room style rules that keep the place of a piece until it has rendered; a server sends them with the page, as
 *   the browser has them only once it has started
 */
export function createProvider(start: () => TravelShell, room: string): (props: ProviderProps) => ReactNode {
  return function TravelShellProvider({ config = {}, nonce, onTravelNavigate, children }) {
    const isServed = useIsServed();
    const text = JSON.stringify(config);
    const applied = useRef<string>(undefined);
    // Before the children: an element whose tag is defined already reads the configuration as it connects.
    const value = useMemo(() => {
      if (typeof document === 'undefined') return { shell: undefined };
      const shell = start();
      shell.configure(config);
      applied.current = text;
      return { shell };
    }, []);
    useEffect(() => {
      if (applied.current === text) return;
      applied.current = text;
      value.shell?.configure(JSON.parse(text));
    }, [value, text]);
    const listener = useRef(onTravelNavigate);
    useLayoutEffect(() => {
      listener.current = onTravelNavigate;
    });
    const isListening = onTravelNavigate !== undefined;
    useEffect(() => {
      if (!isListening) return;
      return value.shell?.on('travel-navigate', (event) =>
        listener.current?.(event as ShellEventMap['travel-navigate']),
      );
    }, [value, isListening]);
    return (
      <ShellContext value={value}>
        {isServed && (
          <style nonce={nonce} suppressHydrationWarning>
            {room}
          </style>
        )}
        {children}
      </ShellContext>
    );
  };
}

const never = () => () => {};

/** True on a server and while its HTML is hydrated; a page that is rendered by script alone has no use for a style element. */
const useIsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
