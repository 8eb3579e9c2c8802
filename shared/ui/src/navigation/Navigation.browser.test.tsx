import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectConsole } from '../../../../scripts/testConsole.ts';
import { Dialog, dialogSheet } from '../dialog/index.ts';
import { nodesOf } from '../testing/accessibilityTree.ts';
import { renderInShadow } from '../testing/renderInShadow.tsx';
import { ThrownMessage } from '../testing/ThrownMessage.tsx';
import { Navigation, type NavigationProps, navigationSheet } from './index.ts';

const LOOKS = { sheets: [dialogSheet, navigationSheet] };
const LINKS = [
  { text: 'Flights', href: '#flights', isCurrent: true },
  { text: 'Hotels', href: '#hotels' },
  { text: 'Cars', href: '#cars' },
];

test('it is a landmark with a list of links, of which one is where one is', async () => {
  await renderInShadow(<Navigation label="Travel" links={LINKS} />, LOOKS);
  expect(await nodesOf('navigation')).toMatchObject([{ name: 'Travel' }]);
  expect((await nodesOf('link')).map(({ name }) => name)).toEqual(['Flights', 'Hotels', 'Cars']);
  const links = page.getByRole('navigation', { name: 'Travel' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('in a dialog it is modal, begins with its first link, and Escape closes it', async () => {
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

test('ERR-044 the dialog variant without the props of its dialog throws and says what is missing', async () => {
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
