import { valueAt } from '../json.ts';
import type { Run } from '../Run.ts';
import { draftOf } from '../request/draftOf.ts';
import { encode } from '../request/encode.ts';
import { type Check, leftOut, result } from './Check.ts';

const SHOWN = { statuses: [200] };
const REFUSED = { statuses: [403] };

/** Who has a trip's id and hash may see it; the id alone opens nothing (TRP-O11, ERR-041). */
export const checkTripHash: Check = async function* (subject) {
  const { run, operation, draft } = subject;
  if (operation.id !== 'getTripsStoreForTrip') return;
  const trip = await firstTrip(run);
  if (!trip) {
    yield leftOut("a stranger with a trip's id", 'the account given by --account has no trip');
    return;
  }
  const { tripId, tripHash } = trip;
  const stranger = await run.visitor('anonymous', true);
  const cases = [
    { name: 'a stranger with the id and the hash of a trip', hash: tripHash, expected: SHOWN },
    { name: 'a stranger with another hash', hash: otherHash(tripHash), expected: REFUSED },
    { name: 'a stranger with the hash in other case', hash: otherCase(tripHash), expected: REFUSED },
    { name: 'a stranger with half of the hash', hash: tripHash.slice(0, tripHash.length / 2), expected: REFUSED },
    { name: 'a stranger with the id alone', hash: '', expected: REFUSED },
  ];
  for (const { name, hash, expected } of cases) {
    if (expected === REFUSED && hash === tripHash) continue; // A hash without letters has no other case.
    const request = encode({ ...draft, body: { fullTripId: `${tripId}${hash}` } });
    yield result(subject, name, await run.send(operation, stranger, request), expected);
  }
};

async function firstTrip(run: Run): Promise<{ tripId: string; tripHash: string } | null> {
  const operation = run.contract.operation('getTripsStore');
  const request = encode(draftOf(run.contract, operation));
  const { json } = await run.send(operation, await run.visitor('account'), request);
  const tripId = valueAt(json, '/trips/0/tripId');
  const tripHash = valueAt(json, '/trips/0/tripHash');
  return typeof tripId === 'string' && typeof tripHash === 'string' ? { tripId, tripHash } : null;
}

/** Another hash of the same length. */
const otherHash = (hash: string) => `${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}`;

const otherCase = (hash: string) =>
  hash.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
