import type { Frame, Page } from '@playwright/test';

/** The callback's arguments for one call, in order. */
type Answers = [answer: unknown, success: unknown][];

/** Whoever calls `__tcfapi`. */
export interface Caller {
  /** Resolves with how many answers there were before the call returned; none by messages. */
  call(command: string, parameter?: unknown, version?: unknown): Promise<number>;
  /** All answers so far, by call: of the calls from this one on, or of so many. */
  answers(first?: number, count?: number): Promise<Answers[]>;
}

interface Scope {
  noted?: Answers[];
  __tcfapi(...call: unknown[]): void;
}

const noted = (where: Page | Frame, first = 0, count = Number.MAX_SAFE_INTEGER) =>
  where.evaluate(([from, to]) => ((window as unknown as Scope).noted ?? []).slice(from, to), [
    first,
    first + count,
  ] as const);

/** The page's own scripts. */
export const fromPage = (page: Page): Caller => ({
  call: (command, parameter, version = 2) =>
    page.evaluate(
      ([name, given, number]) => {
        const scope = window as unknown as Scope;
        scope.noted ??= [];
        const own: Answers = [];
        scope.noted.push(own);
        const note = (answer: unknown, success: unknown) => {
          const { vendors } = (answer ?? {}) as { vendors?: object };
          // How many, in place of a list that takes a second to read from here.
          own.push([vendors ? { ...(answer as object), vendors: Object.keys(vendors).length } : answer, success]);
        };
        scope.__tcfapi(name, number, note, given);
        return own.length;
      },
      [command, parameter, version] as const,
    ),
  answers: (first, count) => noted(page, first, count),
});

/** A frame, which looks for the window with the locator and sends it messages, as objects or as texts. */
export const fromFrame = (frame: Frame, asText: boolean): Caller => ({
  call: (command, parameter, version = 2) =>
    frame.evaluate(
      ([name, given, number, isText]) => {
        const scope = window as unknown as Scope;
        scope.noted ??= [];
        const own: Answers = [];
        scope.noted.push(own);
        const callId = isText ? `call-${scope.noted.length}` : scope.noted.length;
        addEventListener('message', ({ data }) => {
          const { __tcfapiReturn: answer } = typeof data === 'string' ? JSON.parse(data) : data;
          if ((typeof data === 'string') !== isText || answer?.callId !== callId) return;
          const { returnValue, success } = answer;
          const { vendors } = returnValue ?? {};
          own.push([vendors ? { ...returnValue, vendors: Object.keys(vendors).length } : returnValue, success]);
        });
        let found: Window = window;
        // As the IAB has it: a window of another origin may only be asked for a name.
        const hasLocator = (frames: Record<string, unknown>) => {
          try {
            return Boolean(frames.__tcfapiLocator);
          } catch {
            return false;
          }
        };
        while (!hasLocator(found.frames as never) && found !== window.top) found = found.parent;
        const message = { __tcfapiCall: { command: name, version: number, callId, parameter: given } };
        found.postMessage(isText ? JSON.stringify(message) : message, '*');
        return 0;
      },
      [command, parameter, version, asText] as const,
    ),
  answers: (first, count) => noted(frame, first, count),
});
