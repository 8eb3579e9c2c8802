import { type ReactNode, useLayoutEffect } from 'react';
import { PATHS } from './testPage.ts';

interface PlayedBackEndProps {
  path: string;
  /** `pending` never responds, `refused` is a failure. Other paths go to the page's own back end. */
  answer: unknown;
  children: ReactNode;
}

/** For stories: fakes the response of a picker's provider. */
export function PlayedBackEnd({ path, answer: body, children }: PlayedBackEndProps): ReactNode {
  useLayoutEffect(() => {
    const original = window.fetch;
    const answer: typeof fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
      if (pathname !== path) return original(input, init);
      if (body === 'pending') return new Promise(() => {});
      if (body === 'refused')
        return Promise.resolve(Response.json({ errors: [{ code: 'FORBIDDEN' }] }, { status: 403 }));
      return Promise.resolve(Response.json(body));
    };
    window.fetch = answer;
    return () => {
      if (window.fetch === answer) window.fetch = original;
    };
  }, [path, body]);
  return children;
}

export { PATHS };
