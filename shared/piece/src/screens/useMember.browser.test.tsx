import { AUTH_STATE, answerCallsUntilNext, FORM_TOKEN } from '@travel-shell/testing/answerCalls';
import { authStateOf } from '@travel-shell/testing/authStateOf';
import { page, render } from '@travel-shell/testing/browser';
import { freshStore } from '@travel-shell/testing/freshStore';
import { playSignedInCookie } from '@travel-shell/testing/signedInCookie';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

/** On a page of its own, as the cookie is read once. */
let useMember: typeof import('./useMember.ts').useMember;

const SERVED = { businessProfile: true, features: [], permissions: ['AS_SERVED'] };

function Visitor({ served }: { served?: object }) {
  const member = useMember(served);
  return <p>{member === undefined ? 'not known' : (member?.permissions.join() ?? 'signed out')}</p>;
}

let answer = (_: Response) => {};
const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible();

async function openPage(hasCookie: boolean): Promise<void> {
  playSignedInCookie(hasCookie);
  await freshStore();
  ({ useMember } = await import('./useMember.ts'));
}

beforeEach(() => {
  const state = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  answerCallsUntilNext(async (_request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
    return path === AUTH_STATE ? state : undefined;
  });
});

const signedIn = () => {
  const state = authStateOf('Ada');
  const businessState = { ...state.businessState, businessProfile: true, permissions: ['REPORTING_VIEW'] };
  return Response.json({ ...state, businessState });
};

test('is what the server has said, until the back end has answered', async () => {
  await openPage(true);
  await render(<Visitor served={SERVED} />);
  await shows('AS_SERVED');
  answer(signedIn());
  await shows('REPORTING_VIEW');
});

test('is not known where the server has said nothing, and nobody without the signed-in cookie', async () => {
  await openPage(true);
  expect(renderToString(<Visitor />)).toContain('not known');
  const first = await render(<Visitor />);
  await shows('not known');
  await first.unmount();
  await openPage(false);
  await render(<Visitor />);
  await shows('signed out');
});

test('hydrates what the server has rendered, whatever the page knows already', async () => {
  await openPage(false);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Visitor served={SERVED} />);
  expect(box.textContent).toBe('AS_SERVED');
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(box, <Visitor served={SERVED} />, { onRecoverableError });
  await shows('signed out');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  box.remove();
});

test('a screen that needs to know who the visitor is says that this could not be learned, and asks again', async () => {
  await openPage(true);
  expectConsole(/AUTH_STATE_FAILED/);
  const { ScreenFrame } = await import('./ScreenFrame.tsx');
  const { deskScreens, bringAll, MESSAGES } = await import('./testDesk.tsx');
  bringAll();
  const screens = deskScreens();
  function Desk() {
    const business = useMember(undefined);
    const { frame: words, titles } = MESSAGES;
    return (
      <ScreenFrame {...{ screens, business, words, titles }} page="/desk/invoices" host={null} messages={MESSAGES} />
    );
  }
  let answers = [new Response('', { status: 500 }), signedIn()];
  answerCallsUntilNext(async (_request, path) => {
    if (path === FORM_TOKEN) return Response.json({ formtoken: 'a-token-that-is-long-enough' });
    if (path !== AUTH_STATE) return undefined;
    const [next, ...others] = answers;
    answers = others;
    return next;
  });
  await render(<Desk />);
  await shows('This could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows('Ask an administrator to let you see this.');
});
