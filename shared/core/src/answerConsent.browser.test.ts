import { beforeEach, expect, test } from 'vitest';
import { type AnswerConsent, createAnswerConsent, inTurn, type StoreConsent } from './answerConsent.ts';

const ALL = ['strictlyNecessary', 'functional', 'advertising', 'analytical'];
const STORED = { accepted: ALL, acceptedCategories: ALL, tcString: null };

/** Everything that happens, in order. */
let done: unknown[];
beforeEach(() => {
  done = [];
});

const note =
  (name: string) =>
  (...given: unknown[]) =>
    void done.push([name, ...given.filter((each) => each !== undefined)]);
const kept = (): [string[], string, string | undefined] => [['kept'], '', undefined];
let answer: AnswerConsent;
beforeEach(() => {
  answer = createAnswerConsent({}, note('tell'), note('remember'), kept, note('tellTcf'));
});
const store =
  (
    stored?: typeof STORED | { accepted: string[]; acceptedCategories: string[] | null; tcString: string | null },
  ): StoreConsent =>
  async (take) => {
    done.push(['store']);
    if (stored) take(stored);
  };
const given = (accepted: string[], regime = 'cookies', acceptedCategories = accepted) => [
  ...['tell', 'consent-given'],
  { regime, accepted, acceptedCategories },
];

test('an acceptance is told and kept once it is stored', async () => {
  expect(await answer('cookies', store(STORED))).toBe(true);
  expect(done).toEqual([['store'], ['remember', ALL, null], given(ALL)]);
});

test('an acceptance that is not stored is none', async () => {
  expect(await answer('cookies', store())).toBe(false);
  expect(done).toEqual([['store']]);
});

test('CNS-021 a refusal is told and kept before it is stored, and its string once', async () => {
  const left = { acceptedCategories: ['strictlyNecessary'], tcString: '', unsent: 'choice=decline' };
  await answer('tcf', store({ accepted: [], acceptedCategories: ['strictlyNecessary'], tcString: 'C1' }), left);
  expect(done).toEqual([
    ['tell', 'consent-declined', { regime: 'tcf' }],
    ['remember', ['strictlyNecessary'], '', 'choice=decline'],
    ['tellTcf', ''],
    ['store'],
    ['remember', ['strictlyNecessary'], 'C1'],
    ['tellTcf', 'C1'],
  ]);
});

test('what a choice takes back counts before it is stored, and a prepared string is told once', async () => {
  const left = { accepted: ['1'], acceptedCategories: ['strictlyNecessary'], tcString: 'C1', unsent: 'choice=accept' };
  await answer('tcf', store({ accepted: ['1'], acceptedCategories: ['strictlyNecessary'], tcString: 'C1' }), left);
  expect(done).toEqual([
    ['remember', ['strictlyNecessary'], 'C1', 'choice=accept'],
    given(['1'], 'tcf', ['strictlyNecessary']),
    ['tellTcf', 'C1'],
    ['store'],
    ['remember', ['strictlyNecessary'], 'C1'],
    given(['1'], 'tcf', ['strictlyNecessary']),
  ]);
});

test('a regime without categories is kept, and nothing is told', async () => {
  await answer('two-party', store({ accepted: [], acceptedCategories: null, tcString: null }));
  expect(done).toEqual([['store'], ['remember', null, null]]);
});

test('an acceptance does not count while what another tab has refused since waits for its turn', async () => {
  let unsent: string | undefined;
  answer = createAnswerConsent({}, note('tell'), note('remember'), () => [['kept'], '', unsent], note('tellTcf'));
  const held = Promise.withResolvers<void>();
  const accepted = answer('cookies', async (take) => {
    await held.promise;
    take(STORED);
  });
  unsent = 'choice=decline&at=2';
  held.resolve();
  expect(await accepted).toBe(true);
  expect(done).toEqual([['remember', ['strictlyNecessary'], '', unsent]]);
});

test('answers of one site wait for those of its other tabs', async () => {
  const held = Promise.withResolvers<void>();
  const elsewhere = inTurn({}, () => held.promise.then(() => done.push('elsewhere')));
  const here = inTurn({}, async () => done.push('here'));
  held.resolve();
  await Promise.all([here, elsewhere]);
  expect(done).toEqual(['elsewhere', 'here']);
});

test('an answer that was replaced changes nothing once it is stored, and one about something else replaces none', async () => {
  const held = Promise.withResolvers<void>();
  const accepted = answer('cookies', async (take) => {
    done.push(['first']);
    await held.promise;
    take(STORED);
  });
  const left = { acceptedCategories: ['strictlyNecessary'], tcString: null, unsent: 'choice=decline' };
  const refused = answer('cookies', store({ ...STORED, acceptedCategories: ['strictlyNecessary'] }), left);
  const noticed = answer('notice', store({ accepted: [], acceptedCategories: null, tcString: null }));
  held.resolve();
  expect(await Promise.all([accepted, refused, noticed])).toEqual([true, true, true]);
  expect(done).toEqual([
    ['tell', 'consent-declined', { regime: 'cookies' }],
    ['remember', ['strictlyNecessary'], null, 'choice=decline'],
    ['first'],
    // The cookies of its response are taken back.
    ['remember', ['kept'], ''],
    ['store'],
    ['remember', ['strictlyNecessary'], null],
    ['store'],
    ['remember', null, null],
  ]);
});

test('an answer waits for those before it, unless the page is left', async () => {
  void answer('cookies', () => new Promise(() => {}));
  const left = { acceptedCategories: ['strictlyNecessary'], tcString: null, unsent: 'choice=decline' };
  const refused = answer('cookies', store(STORED), left);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(done).not.toContainEqual(['store']);
  dispatchEvent(new Event('pagehide'));
  expect(await refused).toBe(true);
  expect(done).toContainEqual(['store']);
});
