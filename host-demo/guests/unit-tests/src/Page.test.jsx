import { render, screen } from '@testing-library/react';
import { answer, calls, settled, signedInAs, signedOut } from '@travel-shell/testing';
import { expect, it } from 'vitest';
import { Page } from './Page.jsx';

it('welcomes a visitor who is signed in', async () => {
  await signedInAs({ name: 'Grace Hopper' });
  render(<Page />);
  await screen.findByText('Welcome back, Grace Hopper');
  expect(screen.queryByText('Join us')).toBeNull();
});

it('invites a visitor who signs out', async () => {
  await signedInAs();
  render(<Page />);
  await screen.findByText('Your points');
  await signedOut();
  expect(screen.getByText('Join us')).toBeTruthy();
});

it('shows the header, and asks the back end', async () => {
  answer('GET /horizon/react/component/PrivacyMenuStateProviderAction', () => ({ items: [] }));
  const { container } = render(<Page />);
  await settled();
  expect(container.querySelector('travel-header').shadowRoot.textContent).toContain('Sign in');
  expect(calls().map(({ path }) => path)).toContain('/horizon/common/authentication/providers/AuthStateProviderAction');
});
