import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorResponse } from '@travel-shell/contract';
import { RenderThreads } from 'travel-shell-back-end/http/fragments/RenderThreads.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';

/** A renderer that keeps its thread busy while there is a file of this name, but not for ever. */
const busyUntilGone = (file: string) => `
import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
export const FRAGMENT_PIECES = ['header'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, attributes) => {
  for (const end = Date.now() + 20_000; existsSync(${JSON.stringify(file)}) && Date.now() < end; );
  if (attributes.text === 'wrong') {
    throw Object.assign(new Error('text: expected another.'), { name: 'FragmentError', code: 'BAD_ATTRIBUTE' });
  }
  return JSON.stringify({ piece, attributes, isMainThread });
};
`;

const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction';
const ONE = { address: { max: 1, windowSeconds: 600 }, grows: false };

describe('fragments that were not asked for before', () => {
  let folder: string;
  let busy: string;
  let server: TestServer;
  let hosts = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fragments-'));
    busy = join(folder, 'busy');
    await writeFile(join(folder, 'index.mjs'), busyUntilGone(busy));
    server = await startTestServer({
      fragmentsModule: join(folder, 'index.mjs'),
      trustProxy: true,
      limits: { fragment: ONE },
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => rm(busy, { force: true }));
  const visit = () => new Visitor(server.origin, `198.18.0.${hosts++}`);
  const ask = (query: string, visitor = visit()) => visitor.fetch(`/travel-shell/fragments/${query}`);

  it('are rendered on a thread of their own, which the API does not wait for', async () => {
    await writeFile(busy, '');
    const rendering = ask('header?text=busy');
    // On one thread nothing would be answered until the file is gone.
    for (let i = 0; i < 20; i++) expect((await visit().fetch(AUTH_STATE)).status).toBe(200);
    await rm(busy);
    expect(await (await rendering).json()).toMatchObject({ piece: 'header', isMainThread: false });
  });

  it('say what is wrong with an attribute although another thread found it', async () => {
    const response = await ask('header?text=wrong');
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorResponse).errors[0]?.description).toBe('text: expected another.');
  });

  it('get 503 alone where too many wait, and are answered afterwards', async () => {
    await writeFile(busy, '');
    const refused: Response[] = [];
    const answers = Array.from({ length: 150 }, async (_, n) => {
      const answer = await ask(`header?text=${n}`);
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    for (let i = 0; i < 20; i++) expect((await visit().fetch(AUTH_STATE)).status).toBe(200);
    await rm(busy);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200, 503]));
    const [first] = refused as [Response];
    expect(first.headers.get('retry-after')).toBe('5');
    const { errors } = (await first.json()) as ErrorResponse;
    expect(errors[0]?.code).toBe('OVERLOADED');
    expect((await ask('header?text=after')).status).toBe(200);
  });

  it('are limited by address, except plain ones and those that somebody has asked for', async () => {
    const visitor = visit();
    expect((await ask('header?text=first', visitor)).status).toBe(200);
    const second = await ask('header?text=second', visitor);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await ask('header?text=second')).status).toBe(200);
    for (const known of [
      'header?text=first',
      'header?text=second',
      'header/sister.ar.dark.html',
      'header?locale=ja-JP',
    ]) {
      expect((await ask(known, visitor)).status, known).toBe(200);
    }
    // Any number of combinations of known ones can be asked for, too.
    expect((await ask('?pieces=header,footer', visitor)).status).toBe(429);
  });
});

it('fragments that anybody may ask for in any number leave room for the plain ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fragments-'));
  const busy = join(folder, 'busy');
  const file = join(folder, 'index.mjs');
  await writeFile(file, busyUntilGone(busy));
  const threads = new RenderThreads();
  const { packFragment } = await threads.load(file);
  const running: Promise<unknown>[] = [];
  const fill = async (isFull: () => boolean) => {
    while (!isFull()) {
      running.push(packFragment('header', {}));
      await new Promise(setImmediate);
    }
  };
  try {
    // Starts the thread.
    await packFragment('header', {});
    await writeFile(busy, '');
    await fill(() => threads.isFull(false));
    expect(threads.isFull(true)).toBe(false);
    await fill(() => threads.isFull(true));
    await expect(packFragment('header', {})).rejects.toMatchObject({ statusCode: 503 });
    await rm(busy);
    await Promise.all(running);
    expect(threads.isFull(false)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
    await threads.close();
  }
});

/** A renderer that does what `text` says, by each rendering. */
const FAILING = `
export const FRAGMENT_PIECES = ['header'];
export const renderedAttributes = (piece, attributes) => attributes;
export const renderFragment = async (piece, { text }) => {
  if (text === 'exits') process.exit(1);
  if (text === 'hangs') for (;;);
  if (text === 'fails later') setTimeout(() => { throw new Error('later'); }, 1);
  return text;
};
`;

describe('a thread that fails', () => {
  let folder: string;
  let threads: RenderThreads;
  let render: (text: string) => Promise<string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fragments-'));
    await writeFile(join(folder, 'index.mjs'), FAILING);
  });
  beforeEach(async () => {
    threads = new RenderThreads([], undefined, 5000);
    const { renderFragment } = await threads.load(join(folder, 'index.mjs'));
    render = (text) => renderFragment('header', { text });
  });
  afterEach(() => threads.close());
  afterAll(() => rm(folder, { recursive: true }));

  it.each(['exits', 'hangs'])('takes one rendering with it where it %s, which is answered with 503', async (how) => {
    await render('a');
    const failing = render(how).catch(({ statusCode }) => statusCode);
    const others = Array.from({ length: 100 }, (_, n) => render(`${n}`).catch(({ statusCode }) => statusCode));
    expect(threads.isFull(false)).toBe(true);
    expect(await failing).toBe(503);
    const rendered = (await Promise.all(others)).filter((answer) => answer !== 503);
    // As many as may wait.
    expect(rendered.length).toBeGreaterThan(90);
    expect(rendered).toEqual(rendered.map((_, n) => `${n}`));
    expect(threads.isFull(false)).toBe(false);
    expect(await render('after')).toBe('after');
  });

  it('takes one rendering with it at most where it fails beside its work', async () => {
    expect(await render('fails later')).toBe('fails later');
    await render('meanwhile').catch(() => {});
    expect(await render('after')).toBe('after');
  });
});

it('renders by a file that was incomplete when it was read first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fragments-'));
  const file = join(folder, 'index.mjs');
  await writeFile(file, FAILING.slice(0, -20));
  const server = await startTestServer({ fragmentsModule: file });
  try {
    const ask = () => new Visitor(server.origin).fetch('/travel-shell/fragments/header?text=a');
    expect((await ask()).status).toBe(500);
    await writeFile(file, FAILING);
    expect(await (await ask()).text()).toBe('a');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
