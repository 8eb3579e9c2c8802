// Every piece, with no line in the console.
import { act, cleanup, render, screen } from '@testing-library/react';
import * as kit from '@travel-shell/react';
import { reset, settled, signedInAs } from '@travel-shell/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Page } from './Page.jsx';

const lines = [];
const warn = (warning) => lines.push(['warning', warning]);
beforeAll(() => {
  for (const level of ['log', 'info', 'debug', 'warn', 'error'])
    vi.spyOn(console, level).mockImplementation((...line) => lines.push([level, ...line]));
  process.on('warning', warn);
});
afterEach(async () => {
  cleanup();
  await reset();
  expect(lines.splice(0)).toEqual([]);
});
afterAll(() => {
  vi.restoreAllMocks();
  process.off('warning', warn);
});

const pieces = Object.entries(kit).filter(([name]) => name.startsWith('Travel') && name !== 'TravelShellProvider');

it('knows every piece', () => expect(pieces.length).toBeGreaterThan(12));

it.each(pieces)('%s renders, for a visitor who is signed in, too, and unmounts', async (_name, Piece) => {
  const { TravelShellProvider } = kit;
  const { container } = render(
    <TravelShellProvider config={{ consentCategories: true }}>
      <Piece />
    </TravelShellProvider>,
  );
  await settled();
  expect(container.firstElementChild.shadowRoot.querySelector('[data-travel-root]')).not.toBeNull();
  await signedInAs({ business: true });
  cleanup();
  expect(container.innerHTML).toBe('');
});

it('a page of a visitor who signs in and answers about consent', async () => {
  const { container } = render(<Page />);
  await screen.findByText('Hello');
  expect(container.querySelector('img')).toBeNull();
  act(() => {
    const detail = { regime: 'cookies', accepted: ['strictlyNecessary', 'analytical'] };
    document.dispatchEvent(new CustomEvent('travel-consent-given', { bubbles: true, detail }));
  });
  expect(container.querySelector('img')).not.toBeNull();
  await signedInAs();
  expect(screen.getByText('Welcome back, Ada Lovelace')).toBeTruthy();
});
