import { freshStore, recordOnPage } from '@travel-shell/testing/freshStore';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('renders signed out on a server, and leaves no store behind there', async () => {
  const { useAuth } = await freshStore();
  const Status = () => <p>{useAuth().status}</p>;
  expect(renderToString(<Status />)).toBe('<p>signedOut</p>');
  expect(recordOnPage()).toBeUndefined();
});

it('what hosts follow is not known on a server', async () => {
  const { knownAuth, useShellState } = await freshStore();
  const Status = () => <p>{useShellState(knownAuth).status}</p>;
  expect(renderToString(<Status />)).toBe('<p>pending</p>');
  expect(recordOnPage()).toBeUndefined();
});
