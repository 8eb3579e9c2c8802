import { answerCalls, never } from '@travel-shell/testing/answerCalls';
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
  useLayoutEffect(
    () =>
      answerCalls((_request, called) => {
        if (called !== path) return undefined;
        if (body === 'refused') return Response.json({ errors: [{ code: 'FORBIDDEN' }] }, { status: 403 });
        return body === 'pending' ? never() : Response.json(body);
      }),
    [path, body],
  );
  return children;
}

export { PATHS };
