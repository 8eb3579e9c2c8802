import { afterEach, expect, it } from 'vitest';
import { answerCalls, answerCallsUntilNext } from './answerCalls.ts';

const PATH = '/s/run/formtoken';
const original = window.fetch;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const say = (text: string) => () => new Response(text);
const asked = async (init?: RequestInit) => (await fetch(PATH, init)).text();

it('the last answer counts, and what it leaves goes to the one before and to the network', async () => {
  const seen: string[] = [];
  ends.push(
    answerCalls(async (request) => {
      seen.push(await request.text());
      return new Response('first');
    }),
    answerCalls(async (request, path, { search }) => {
      seen.push(`${path}${search} ${await request.text()}`);
      return search ? new Response('second') : undefined;
    }),
  );
  expect(await (await fetch(`${PATH}?a`, { method: 'POST', body: 'x' })).text()).toBe('second');
  expect(await asked({ method: 'POST', body: 'y' })).toBe('first');
  expect(seen).toEqual([`${PATH}?a x`, `${PATH} y`, 'y']);
  for (const end of ends.splice(0)) end();
  expect((await fetch('/shared/testing/package.json')).ok).toBe(true);
});

it('each ends by itself, in any order and once, and the last one gives the page its own fetch back', async () => {
  const [first, second] = [answerCalls(say('first')), answerCalls(say('second'))];
  first();
  expect(await asked()).toBe('second');
  first();
  expect(await asked()).toBe('second');
  second();
  expect(window.fetch).toBe(original);
});

it('one that stays until the next one is gone then', async () => {
  answerCallsUntilNext(say('first'));
  ends.push(answerCallsUntilNext(say('second')));
  expect(await asked()).toBe('second');
  ends.pop()?.();
  expect(window.fetch).toBe(original);
});
