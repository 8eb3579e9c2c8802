import { defineContract } from '@travel-shell/element/contract';
import type { ServerPiece } from '@travel-shell/piece/server';
import { expect, it } from 'vitest';
import { createRenderer } from './renderFragment.tsx';

const BASE = { version: '1.0.0', summary: '', attributes: {}, events: {}, slots: {}, parts: {} } as const;
const rest = { ...BASE, cssProperties: {}, states: {} };

/** Shows the name of its screen and its data. */
function pieceOf(contract: ServerPiece['contract']): ServerPiece {
  return {
    contract,
    View: ({ element, prepared }) => <dialog data-first-screen="">{`${element.opened}: ${prepared}`}</dialog>,
    prepare: async (_, data, opened) => ({ prepared: data ?? 'nothing', sheets: ['a{}', `b-${opened}{}`] }),
    Fallback: () => <a href="/">Home</a>,
  };
}

const list = pieceOf(defineContract({ ...rest, tag: 'travel-list', firstScreen: { needsData: true } }));
const dialog = pieceOf(
  defineContract({
    ...rest,
    tag: 'travel-dialog',
    firstScreen: {
      unlessStored: 'known',
      unlessOff: 'startDialog',
      screens: [
        { name: 'start' },
        { name: 'mail' },
        { name: 'save', reason: 'to-save' },
        { name: 'new', reason: 'to-register', needsScript: true },
      ],
    },
  }),
);
const plain = pieceOf(defineContract({ ...rest, tag: 'travel-plain' }));
const { renderFragment } = createRenderer([list, dialog, plain] as never);
const opened = (name: string, data?: unknown) =>
  renderFragment(name, {}, { opened: true, ...(data !== undefined && { data: { [name]: data } }) });

it('renders the only screen, with its data as a block that no text of it can end', async () => {
  const html = await opened('list', 'Tom </script> & Jerry');
  expect(html).toContain('<dialog data-first-screen="">: Tom &lt;/script&gt; &amp; Jerry</dialog></div>');
  expect(html).toContain(' data-opened="">');
  expect(html).toContain('<script type="application/json" data-travel-data>"Tom \\u003c/script> & Jerry"</script>');
  expect(html).not.toContain('Home');
});

it('renders the default screen open and the others as templates, with the sheets of all', async () => {
  const html = await opened('dialog');
  expect(html).toContain('<style>a{}b-start{}b-mail{}b-save{}</style>');
  expect(html).toMatch(
    /data-opened="start" data-unless-stored="known" data-unless-off="startDialog"><dialog data-first-screen="">start: nothing/,
  );
  expect(html).toMatch(/<template data-screen="mail"><dialog data-first-screen="">mail: nothing<\/dialog><\/template>/);
  expect(html).toMatch(/<template data-screen="save" data-reason="to-save"><dialog/);
  expect(html).toContain('<template data-screen="new" data-reason="to-register"></template>');
  expect(html).not.toContain('data-travel-data');
});

it('is not opened without being asked', async () => {
  const html = await renderFragment('dialog');
  expect(html).not.toContain('data-opened');
  expect(html).toContain('Home');
});

it.each([
  ['plain', '<travel-plain> has no first screen.'],
  ['list', 'The first screen of <travel-list> needs data of the back end.'],
])('refuses the opened form of %s: %s', async (name, message) => {
  await expect(opened(name)).rejects.toMatchObject({ code: 'NO_FIRST_SCREEN', message });
});
