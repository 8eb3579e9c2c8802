import { beforeEach, expect, test } from 'vitest';
import { createAnswerConsent, type StoreConsent } from './answerConsent.ts';

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
const answer = createAnswerConsent(note('tell'), note('remember'), note('tellTcf'));
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
