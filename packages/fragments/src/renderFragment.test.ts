import { LOOKS_ATTRIBUTES, SCREEN_ATTRIBUTES } from '@travel-shell/piece/contract';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createRenderer } from './renderFragment.tsx';
import { board, note } from './testPiece.tsx';

const { renderFragment } = createRenderer([note], '1.2.3+abc');

it('writes the attributes it was given, those for script too, and the release', async () => {
  const html = await renderFragment('note', { text: '"<b>"', delay: '20', load: 'eager', locale: 'de-DE' });
  expect(html).toBe(
    '<travel-note brand="flagship" locale="de-DE" presentation="default" text="&quot;&lt;b&gt;&quot;" delay="20" load="eager">' +
      '<template shadowrootmode="open"><style>p{margin:0}</style>' +
      '<div data-travel-root="1.2.3+abc"><p>&quot;&lt;b&gt;&quot;<!-- --> <!-- --> </p></div></template></travel-note>',
  );
});

it('has the text of its presentation, where a style sheet has one for each', async () => {
  const prepare = async () => ({
    prepared: { signature: '' },
    sheets: ['p{margin:0}', { default: 'i{top:0}', dark: 'b{top:0}' }],
  });
  const { renderFragment: render } = createRenderer([{ ...note, prepare } as unknown as typeof note]);
  expect(await render('note')).toContain('<style>p{margin:0}i{top:0}</style>');
  expect(await render('note', { presentation: 'dark' })).toContain('<style>p{margin:0}b{top:0}</style>');
});

it('leads to other origins where it is told, in attributes of elements and nowhere else', async () => {
  const linking = {
    ...note,
    View: () =>
      createElement(
        'form',
        { action: '/send' },
        createElement('a', { href: '/a' }, ' href="/b"'),
        createElement('img', { src: '/c.png' }),
      ),
  } as unknown as typeof note;
  const { renderFragment: render } = createRenderer([linking]);
  const viewOf = (html: string) => /<form.*<\/form>/.exec(html)?.[0];
  const attributes = { text: ' src="/x"' };
  expect(viewOf(await render('note', attributes))).toContain('<form action="/send"><a href="/a">');
  const html = await render('note', attributes, { apiBase: 'https://a.example', siteBase: 'https://b.example' });
  expect(html).toContain('text=" src=&quot;/x&quot;"');
  expect(viewOf(html)).toBe(
    '<form action="https://a.example/send"><a href="https://b.example/a"> href=&quot;/b&quot;</a>' +
      '<img src="https://a.example/c.png"/></form>',
  );
  await expect(render('note', {}, { apiBase: 'https://a.example/path' })).rejects.toMatchObject({
    code: 'BAD_ATTRIBUTE',
  });
});

it('says status and title of a page by the table of routes, in the language of the fragment', async () => {
  const titles = (locale: string) => ({ people: locale === 'de-DE' ? 'Personen' : 'People' });
  const people = { status: 200 as const, row: { title: 'people' } };
  const open = vi.fn((page: string) => {
    if (page === '/desk') return { ...people, leadsTo: '/desk/people' };
    return page === '/desk/people' ? people : { status: 404 as const, row: undefined };
  });
  const desk = {
    ...note,
    contract: {
      ...(note as unknown as { contract: object }).contract,
      tag: 'travel-desk',
      attributes: { ...LOOKS_ATTRIBUTES, ...SCREEN_ATTRIBUTES, page: { type: 'string', description: 'Its screen.' } },
    },
    screens: { open },
    prepare: async ({ locale }: { locale: string }) => ({
      prepared: { messages: { titles: titles(locale), frame: { notFound: 'Nothing here' } } },
      sheets: [],
    }),
  } as unknown as typeof note;
  const renderer = createRenderer([desk, note]);
  expect(await renderer.openScreen('desk', { page: '/desk/people', locale: 'de-DE' })).toEqual({
    status: 200,
    title: 'Personen',
  });
  const member = { businessProfile: true, features: [], permissions: ['REPORTING_VIEW'] };
  expect(await renderer.openScreen('desk', { page: '/desk/x', member: JSON.stringify(member) })).toEqual({
    status: 404,
    title: 'Nothing here',
  });
  expect(open).toHaveBeenLastCalledWith(
    '/desk/x',
    member,
    expect.objectContaining({ page: '/desk/x', locale: 'en-US' }),
  );
  expect(await renderer.openScreen('desk', { page: '/desk' })).toMatchObject({ status: 200, leadsTo: '/desk/people' });
  expect(await renderer.openScreen('note', {})).toBeUndefined();
  for (const wrong of ['{}', '[]', 'null', '{"businessProfile":true,"features":[],"permissions":[1]}'])
    await expect(renderer.openScreen('desk', { member: wrong })).rejects.toMatchObject({ code: 'BAD_ATTRIBUTE' });
});

it('has no release when it is not from a build', async () => {
  expect(await createRenderer([note]).renderFragment('note')).toContain('<div data-travel-root="">');
});

it.each([
  ['class', 'wide', 'text, bold-text, rows'],
  ['style', 'color: red', 'Write global ones, such as class, into the markup yourself.'],
  ['slot', 'a', 'one of the attributes'],
  ['onclick', 'alert(1)', 'one of the attributes'],
  ['text onclick', 'x', 'one of the attributes'],
  ['"><script>alert(1)</script>', '', 'one of the attributes'],
  ['boldText', '', 'bold-text'],
  ['__proto__', 'x', 'one of the attributes'],
  ['bold-text', 'false', '"", "true" or no attribute'],
  ['rows', 'many', 'a number'],
  ['items', '{}', 'an array of texts'],
  ['delay', 'soon', 'a number'],
  ['load', 'late', 'one of visible, intent, idle, eager'],
  ['brand', 'acme', 'one of flagship, sister, partner'],
])('refuses %s="%s" and says what is possible', async (name, value, expected) => {
  const rendered = renderFragment('note', JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`));
  await expect(rendered).rejects.toMatchObject({
    code: 'BAD_ATTRIBUTE',
    message: expect.stringContaining(`<travel-note> ${name}="${value}"`),
    problems: [expect.stringContaining(expected)],
  });
});

it('takes what a page has configured under the name of an attribute that turns something on, as the loader gives it', async () => {
  const html = await renderFragment('note', { 'bold-text': '{"idleMs":400}' });
  // The loader compares it with what it has asked for.
  expect(html).toContain('bold-text="{&quot;idleMs&quot;:400}"');
  const [, view] = (await renderFragment('note', { 'bold-text': '' })).split('<template');
  expect(html.split('<template')[1]).toBe(view);
});

it('names every problem', async () => {
  await expect(renderFragment('note', { rows: 'x', colour: 'red' })).rejects.toMatchObject({
    problems: [expect.stringContaining('colour="red"'), expect.stringContaining('rows="x"')],
  });
});

it('refuses an unknown piece and says which there are', async () => {
  await expect(renderFragment('spaceship')).rejects.toMatchObject({
    code: 'UNKNOWN_PIECE',
    message: 'There is no fragment "spaceship". There are: note.',
  });
});

const boards = createRenderer([board, note]);

it('gives the piece inside the settings of its attribute, and keeps them in the markup', async () => {
  const html = await boards.renderFragment('board', { note: '{"text":"Mind the step","boldText":true,"delay":20}' });
  expect(html).toContain('note="{&quot;text&quot;:&quot;Mind the step&quot;');
  expect(html).toMatch(
    /<travel-note [^>]*rows="2" text="Mind the step" bold-text="" delay="20">.*<p data-bold="true">/,
  );
  expect(await boards.renderFragment('board', { note: '' })).toContain('<p>Hello');
});

it('settings of a piece inside are part of what it may be cached by', () => {
  const settings = '{"text":"A"}';
  expect(boards.renderedAttributes('board', { note: settings })).toMatchObject({ note: settings });
});

it.each([
  ['{"colour":"red"}', '<travel-note> colour="red": expected one of the attributes'],
  ['{"rows":"many"}', '<travel-note> rows="many": expected a number'],
  ['{rows}', 'note: expected JSON'],
  ['[]', '<travel-board> note="[]": expected "", "true" or no attribute'],
])('refuses %s as settings of the piece inside', async (settings, problem) => {
  await expect(boards.renderFragment('board', { note: settings })).rejects.toMatchObject({
    code: 'BAD_ATTRIBUTE',
    problems: [expect.stringContaining(problem)],
  });
});
