import { type ReactNode, useLayoutEffect } from 'react';
import { PATHS } from './testPage.ts';

interface PlayedBackEndProps {
  /** By path; `pending` never comes, and what is not named goes on to the page's own back end. */
  answers: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** For stories: what the pickers' providers answer. */
export function PlayedBackEnd({ answers, children }: PlayedBackEndProps): ReactNode {
  useLayoutEffect(() => {
    const original = window.fetch;
    const answer: typeof fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
      if (!Object.hasOwn(answers, pathname)) return original(input, init);
      const body = answers[pathname];
      if (body === 'pending') return new Promise(() => {});
      return Promise.resolve(Response.json(body, { status: body ? 200 : 503 }));
    };
    window.fetch = answer;
    return () => {
      if (window.fetch === answer) window.fetch = original;
    };
  }, [answers]);
  return children;
}

export { PATHS };
