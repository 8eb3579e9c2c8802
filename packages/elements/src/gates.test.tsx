import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsentGate, SignedIn, SignedOut } from './gates.tsx';
import { useAuth, useConsent } from './hooks.ts';

it('a server knows neither who is signed in nor what is allowed', () => {
  const Status = () => `${useAuth().status} ${useConsent().status}`;
  expect(renderToString(<Status />)).toBe('pending pending');
});

it('a server opens no gate, and shows each fallback', () => {
  const html = renderToString(
    <>
      <SignedIn fallback={<i>in?</i>}>in</SignedIn>
      <SignedOut fallback={<i>out?</i>}>out</SignedOut>
      <ConsentGate category="strictlyNecessary" fallback={<i>allowed?</i>}>
        allowed
      </ConsentGate>
      <SignedOut>out</SignedOut>
    </>,
  );
  expect(html).toBe('<i>in?</i><i>out?</i><i>allowed?</i>');
});
