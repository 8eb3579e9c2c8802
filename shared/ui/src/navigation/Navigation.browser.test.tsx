import { nodesOf } from '@travel-shell/testing/accessibilityTree';
import { page, userEvent } from '@travel-shell/testing/browser';
import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { ThrownMessage } from '@travel-shell/testing/ThrownMessage';
import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, test, vi } from 'vitest';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { Navigation, type NavigationProps, navigationSheet } from './index.ts';

const LOOKS = { sheets: [dialogSheet, navigationSheet] };
const LINKS = [
  { text: 'Flights', href: '#flights', isCurrent: true },
  { text: 'Hotels', href: '#hotels' },
  { text: 'Cars', href: '#cars' },
];

test('it is a landmark with a list of links that marks the current one', async () => {
  await renderInShadow(<Navigation label="Travel" links={LINKS} />, LOOKS);
  expect(await nodesOf('navigation')).toMatchObject([{ name: 'Travel' }]);
  expect((await nodesOf('link')).map(({ name }) => name)).toEqual(['Flights', 'Hotels', 'Cars']);
  const links = page.getByRole('navigation', { name: 'Travel' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('in a dialog it is modal, focuses its first link, and Escape closes it', async () => {
  const onClose = vi.fn();
  const { root } = await renderInShadow(
    <Navigation
      variant="dialog"
      label="Travel"
      links={LINKS}
      dialog={(links) => (
        <Dialog isOpen onClose={onClose} heading="Menu" closeLabel="Close">
          {links}
        </Dialog>
      )}
    />,
    LOOKS,
  );
  const shown = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(shown).toBeVisible();
  await expect.element(shown.getByRole('navigation', { name: 'Travel' })).toBeVisible();
  await expect.poll(() => root.activeElement?.textContent).toBe('Flights');
  expect(shown.element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls).toEqual([['escape']]);
});

test('ERR-044 the dialog variant throws without dialog props, and names them', async () => {
  const message = 'Please include the props required by the dialog variant.';
  expectConsole(new RegExp(message));
  const props = { variant: 'dialog', label: 'Travel', links: LINKS } as unknown as NavigationProps;
  const { frame } = await renderInShadow(
    <ThrownMessage>
      <Navigation {...props} />
    </ThrownMessage>,
    LOOKS,
  );
  expect(frame.textContent).toBe(message);
});
