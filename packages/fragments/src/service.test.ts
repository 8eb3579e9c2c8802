import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createRenderer, type FragmentRenderer } from './renderFragment.tsx';
import { createFragmentService, type FragmentRules, type ReadData } from './service.ts';
import { board, note } from './testPiece.tsx';

const renderer = createRenderer([note]);
const PLAIN = 'note/flagship.en-US.default.html';

function start({ readData, ...other }: Partial<FragmentRenderer> & { readData?: ReadData } = {}) {
  const renderFragment = vi.fn(other.renderFragment ?? renderer.renderFragment);
  const answer = createFragmentService(async () => ({ ...renderer, renderFragment }), readData);
  return {
    renderFragment,
    answer,
    async read(address: string) {
      const { headers, body } = await answer(address, {});
      return { html: body.toString(), etag: headers.ETag };
    },
  };
}

describe('several pieces in one request', () => {
  const service = createFragmentService(async () => createRenderer([note, board]));
  const ask = (query: string) => service(`?${query}`, {});

  it('are JSON, each as it would be by itself, with the looks of all and attributes of its own', async () => {
    const { headers, body } = await ask('pieces=note,board&brand=sister&note.text=x&note.bold-text=');
    expect(headers['Content-Type']).toBe('application/json; charset=utf-8');
    const one = async (address: string) => (await service(address, {})).body.toString();
    expect(JSON.parse(body.toString())).toEqual({
      note: await one('note?brand=sister&text=x&bold-text='),
      board: await one('board?brand=sister'),
    });
  });

  it('are sent again only when one has changed', async () => {
    const { headers } = await ask('pieces=note,board');
    const again = { 'if-none-match': headers.ETag };
    expect((await service('?pieces=note,board', again)).status).toBe(304);
    expect((await service('?pieces=note,board&note.text=y', again)).status).toBe(200);
  });

  it.each([
    ['an unknown piece', 'pieces=note,nothing', 'nothing', 'There is no fragment "nothing"'],
    ['a wrong attribute', 'pieces=note,board&board.colour=red', 'board', 'colour="red"'],
    ['data that cannot be read', 'pieces=note,board', 'board', 'no database'],
  ])('have null for %s, which is reported, and is not kept', async (_what, query, piece, problem) => {
    const reported: [string, string][] = [];
    const failing = createFragmentService(
      async () => createRenderer([note, board]),
      async (name) => {
        if (problem === 'no database' && name === 'board') throw new Error(problem);
        return undefined;
      },
      {},
      { report: (name, error) => reported.push([name, (error as Error).message]) },
    );
    const { headers, body } = await failing(`?${query}`, {});
    expect(JSON.parse(body.toString())).toEqual({ note: expect.stringContaining('<travel-note'), [piece]: null });
    expect(headers['Cache-Control']).toBe('no-store');
    expect(reported).toEqual([[piece, expect.stringContaining(problem)]]);
  });

  it.each([
    ['pieces=', 'different names'],
    ['pieces=note,note', 'different names'],
    [`pieces=${Array.from({ length: 11 }, (_, at) => `a${at}`)}`, 'at most 10'],
    ['pieces=note&board.note=', 'board.note among them'],
    ['pieces=nothing,nowhere', 'There is no fragment "nothing"'],
    ['pieces=board&text=x', 'text="x"'],
  ])('refuses %s and says what is expected', async (query, expected) => {
    await expect(ask(query)).rejects.toThrow(expected);
  });
});

describe('an answer', () => {
  it('is the same for the path of a static file and for a query', async () => {
    const { read } = start();
    const { html, etag } = await read('note/sister.de-DE.dark.html');
    expect(html).toMatch(/^<travel-note brand="sister" locale="de-DE" presentation="dark"><template /);
    expect(await read('note?presentation=dark&locale=de-DE&brand=sister')).toEqual({ html, etag });
    expect(await read('note')).toEqual(await read(PLAIN));
  });

  it('has every attribute that changes the fragment, JSON and booleans too', async () => {
    const query = new URLSearchParams({ text: 'Höhe & Weite', items: '["a","b"]', 'bold-text': '' });
    const { html } = await start().read(`${PLAIN}?${query}`);
    expect(html).toContain(' bold-text="" items="[&quot;a&quot;,&quot;b&quot;]"');
    expect(html).toContain(' text="Höhe &amp; Weite"');
    expect(html).toContain('<p data-bold="true">Höhe &amp; Weite<!-- --> <!-- -->a, b');
  });

  it.each(['', 'true', 'bold-text'])('takes bold-text="%s" for true and gives it back', async (value) => {
    const { html } = await start().read(`${PLAIN}?bold-text=${value}`);
    expect(html).toContain(` bold-text="${value}"`);
    expect(html).toContain('<p data-bold="true">');
  });

  it('is rendered once, whatever the order, and whatever takes effect with script only', async () => {
    const { read, renderFragment } = start();
    const first = await read(`${PLAIN}?rows=2&text=x`);
    expect(await read(`${PLAIN}?text=x&rows=2&delay=20`)).toEqual(first);
    expect(renderFragment).toHaveBeenCalledTimes(1);
    expect(await read(`${PLAIN}?text=x&rows=3`)).not.toEqual(first);
  });

  it('has the data of now, rendered once for the same data', async () => {
    let by = 'Ada';
    const readData = vi.fn(async () => ({ note: { by } }));
    const { read, renderFragment } = start({ readData });
    expect((await read(`${PLAIN}?rows=2&delay=5`)).html).toContain('Ada');
    const rendered = { brand: 'flagship', locale: 'en-US', presentation: 'default', rows: '2' };
    expect(readData).toHaveBeenCalledWith('note', rendered, false);
    await read(`${PLAIN}?rows=2`);
    expect(renderFragment).toHaveBeenCalledTimes(1);
    by = 'Bo';
    expect((await read(`${PLAIN}?rows=2`)).html).toContain('Bo');
  });

  it('leads where the request says, else where the service does, and is rendered for each', async () => {
    const linked = (origins?: Parameters<typeof createFragmentService>[2]) => {
      const link = async (_: string, __: object, options: object = {}) => JSON.stringify(options);
      return createFragmentService(async () => ({ ...renderer, renderFragment: link as never }), undefined, origins);
    };
    const read = async (answer: ReturnType<typeof linked>, query = '') =>
      JSON.parse((await answer(PLAIN + query, {})).body.toString());
    const plain = linked();
    expect(await read(plain)).toEqual({ opened: false });
    expect(await read(plain, '?api-base=https://a.example')).toMatchObject({ apiBase: 'https://a.example' });
    const own = linked({ apiBase: 'https://own.example' });
    expect(await read(own)).toMatchObject({ apiBase: 'https://own.example' });
    expect(await read(own, '?site-base=https://b.example&api-base=https://a.example')).toMatchObject({
      apiBase: 'https://a.example',
      siteBase: 'https://b.example',
    });
    await expect(read(plain, '?api-base=//evil.example')).rejects.toMatchObject({
      code: 'BAD_ATTRIBUTE',
      message: expect.stringContaining('expected an origin such as https://shell.example.com'),
    });
  });

  it('may be cached by anyone', async () => {
    const { headers } = await start().answer(PLAIN, {});
    expect(headers).toMatchObject({
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
    });
  });

  it.each([PLAIN, '?pieces=note'])('%s is no page: a browser that is led there stays where it is', async (address) => {
    const { headers } = await start().answer(address, {});
    expect(headers['Content-Disposition']).toBe('attachment');
    expect((await start().answer(address, { 'if-none-match': headers.ETag })).headers['Content-Disposition']).toBe(
      'attachment',
    );
  });

  it('is Brotli where that is accepted, with an ETag of its own', async () => {
    const { answer } = start();
    const packed = await answer(PLAIN, { 'accept-encoding': 'gzip, br;q=0.9' });
    const plain = await answer(PLAIN, { 'accept-encoding': 'gzip, br;q=0' });
    expect(packed.headers['Content-Encoding']).toBe('br');
    expect(plain.headers).not.toHaveProperty('Content-Encoding');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.headers.ETag).not.toBe(plain.headers.ETag);
  });

  it('is 304 without a body for its own ETag', async () => {
    const { answer } = start();
    const tag = (await answer(PLAIN, {})).headers.ETag as string;
    const unchanged = await answer(PLAIN, { 'if-none-match': `"other", W/${tag}` });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.ETag]).toEqual([304, 0, tag]);
    expect((await answer(PLAIN, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is rendered again after a failure', async () => {
    const failing = vi.fn(renderer.renderFragment).mockRejectedValueOnce(new Error('not yet'));
    const { read } = start({ renderFragment: failing });
    await expect(read(PLAIN)).rejects.toThrow('not yet');
    expect((await read(PLAIN)).html).toContain('Hello');
  });
});

describe('the rules of a site', () => {
  const start = (rules: FragmentRules) => {
    const renderFragment = vi.fn(renderer.renderFragment);
    return {
      renderFragment,
      answer: createFragmentService(async () => ({ ...renderer, renderFragment }), undefined, {}, rules),
    };
  };

  it('settle the attributes before anything is rendered or cached', async () => {
    const settle = vi.fn(async (_piece: string, attributes: object) => ({ ...attributes, text: 'settled' }));
    const { renderFragment, answer } = start({ settle });
    for (const text of ['a', 'b']) {
      expect((await answer(`${PLAIN}?text=${text}`, {})).body.toString()).toContain('settled');
    }
    expect(renderFragment).toHaveBeenCalledTimes(1);
    expect(settle).toHaveBeenLastCalledWith('note', expect.objectContaining({ text: 'b', locale: 'en-US' }));
  });

  it.each([
    [PLAIN, true],
    ['note?brand=sister', true],
    ['note/flagship.en-US.default.loud.html', true],
    ['note?locale=de-AT', false],
    [`${PLAIN}?text=x`, false],
    [`${PLAIN}?api-base=https://a.example`, false],
  ])('are asked who may have %s rendered, and told whether it is a plain one: %s', async (address, isPlain) => {
    const admit = vi.fn(async () => {});
    const { answer } = start({ admit });
    await answer(address, {}, 'visitor');
    expect(admit.mock.calls).toEqual([['visitor', isPlain]]);
    await answer(address, {}, 'visitor');
    expect(admit).toHaveBeenCalledTimes(1);
  });

  it('are asked for each combination of several', async () => {
    const admit = vi.fn(async () => {});
    const { answer } = start({ admit });
    await answer(PLAIN, {}, 'visitor');
    for (let i = 0; i < 2; i++) await answer('?pieces=note', {}, 'visitor');
    expect(admit.mock.calls).toEqual([
      ['visitor', true],
      ['visitor', false],
    ]);
  });

  it('leave what they refuse unrendered', async () => {
    const { renderFragment, answer } = start({ admit: () => Promise.reject(new Error('full')) });
    await expect(answer(PLAIN, {})).rejects.toThrow('full');
    expect(renderFragment).not.toHaveBeenCalled();
  });
});

describe('an address', () => {
  const LONG = 'x'.repeat(2000);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&');

  it.each([
    ['note?colour=red', 'colour="red": expected one of the attributes brand, locale, presentation, text'],
    ['note?rows=many', 'rows="many": expected a number'],
    ['note?items=[', 'items="[": expected JSON'],
    ['note?bold-text=false', 'bold-text="false": expected "", "true" or no attribute'],
    ['note?delay=soon', 'delay="soon": expected a number'],
    ['note/acme.en-US.default.html', 'brand="acme": expected one of flagship, sister, partner'],
    ['note?tone=shrill', 'tone="shrill": expected one of calm, loud'],
    ['note?text=a&text=b', 'text="b": expected text only once'],
    [`${PLAIN}?brand=sister`, 'brand="sister": expected brand only once, in the path or the query'],
    ['note?__proto__=x', '__proto__="x": expected one of the attributes'],
    [`note?text=${LONG}x`, `text="${'x'.repeat(60)}…" has 2001 characters: expected at most 2000`],
    [`note?text=${LONG}&a=${LONG}`, 'The query has 4008 characters: expected at most 4000'],
    [`${PLAIN}?${many(17)}`, 'The query has 17 attributes: expected at most 16'],
  ])('%.60s is refused, and the problem named', async (address, problem) => {
    await expect(start().answer(address, {})).rejects.toMatchObject({
      name: 'FragmentError',
      code: 'BAD_ATTRIBUTE',
      message: expect.stringContaining(problem),
    });
  });

  it('may name the value of an attribute that has files of its own', async () => {
    const { read } = start();
    expect((await read('note/flagship.en-US.default.loud.html')).html).toMatch(/tone="loud">.*<p data-tone="loud">/);
    expect((await read(PLAIN)).html).not.toContain('tone');
  });

  it('may have values and queries up to the limits', async () => {
    const { read } = start();
    expect((await read(`note?text=${LONG}`)).html).toContain(LONG);
    // Within the limit of attributes, and so refused by their names alone.
    const problem = expect.stringContaining('a15="1": expected one of the attributes');
    await expect(read(`note?brand=sister&${many(16)}`)).rejects.toMatchObject({ message: problem });
  });

  it.each([
    ['spaceship/flagship.en-US.default.html', 'UNKNOWN_PIECE', 'There are: note.'],
    ['', 'UNKNOWN_ADDRESS', 'Expected <piece>/<brand>.<locale>.<presentation>.html'],
    ['note/', 'UNKNOWN_ADDRESS', '"note/" is not'],
    ['note/flagship.html', 'UNKNOWN_ADDRESS', 'note/flagship.html'],
    ['note/flagship.en-US.default.txt', 'UNKNOWN_ADDRESS', 'note/flagship.en-US.default.txt'],
    ['note/../note.html', 'UNKNOWN_ADDRESS', 'note/../note.html'],
    ['note/flagship.en-US.default.shrill.html', 'UNKNOWN_ADDRESS', 'There may be: open, calm, loud.'],
    ['note/flagship.en-US.default.open.html', 'NO_FIRST_SCREEN', '<travel-note> has no first screen'],
  ])('%s does not exist', async (address, code, message) => {
    await expect(start().answer(address, {})).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });
});
