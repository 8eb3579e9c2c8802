import type { Frame, Page } from '@playwright/test';

/** Of one call, in order: what the callback was given. */
export type Answers = [answer: unknown, success: unknown][];

/** Whoever calls `__tcfapi`. */
export interface Caller {
  /** Resolves with how many answers there were before the call returned; none by messages. */
  call(command: string, parameter?: unknown, version?: unknown): Promise<number>;
  /** All answers so far, by call. */
  answers(): Promise<Answers[]>;
}

interface Scope {
  noted?: Answers[];
  __tcfapi(...call: unknown[]): void;
}

const noted = (where: Page | Frame) => where.evaluate(() => (window as unknown as Scope).noted ?? []);

/** The page's own scripts. */
export const fromPage = (page: Page): Caller => ({
  call: (command, parameter, version = 2) =>
    page.evaluate(
      ([name, given, number]) => {
        const scope = window as unknown as Scope;
        scope.noted ??= [];
        const own: Answers = [];
        scope.noted.push(own);
        scope.__tcfapi(name, number, (answer: unknown, success: unknown) => own.push([answer, success]), given);
        return own.length;
      },
      [command, parameter, version] as const,
    ),
  answers: () => noted(page),
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
          if ((typeof data === 'string') === isText && answer?.callId === callId)
            own.push([answer.returnValue, answer.success]);
        });
        let found: Window = window;
        while (!('__tcfapiLocator' in found.frames) && found !== window.top) found = found.parent;
        const message = { __tcfapiCall: { command: name, version: number, callId, parameter: given } };
        found.postMessage(isText ? JSON.stringify(message) : message, '*');
        return 0;
      },
      [command, parameter, version, asText] as const,
    ),
  answers: () => noted(frame),
});
