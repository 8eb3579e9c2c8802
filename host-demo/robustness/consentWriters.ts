import { type Agent, request } from 'node:http';
import type { Schema } from '@travel-shell/contract';
import { Visitor } from '../back-end/testing/Visitor.ts';
import { CONSENT } from './paths.ts';

type Category = Schema<'CookieCategory'>;

const OPTIONAL: Category[] = ['functional', 'advertising', 'analytical'];

/** For the server: all writers have one address, and none of them stops. */
const unlimited = { max: 1_000_000, windowSeconds: 600 };
export const WRITERS_ENV = {
  LIMITS: JSON.stringify({ recordConsent: { address: unlimited }, consentOfVisitor: { account: unlimited } }),
};

/** A decision that differs per turn, so that mixed-up ones show. */
export const decisionOf = (turn: number): Category[] => [
  'strictlyNecessary',
  ...OPTIONAL.filter((_category, bit) => turn & (1 << bit)),
];

/** One browser that changes its mind about cookies all the time, one request after the other. */
export interface Writer {
  visitor: Visitor;
  token: string;
  turn: number;
  isBusy: boolean;
  acknowledged: Category[];
  /** Decisions after the acknowledged one that were not answered with 200: stored or not. */
  unanswered: Category[][];
}

/** Each has decided once, so that it is known. */
export async function createWriters(origin: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let i = 0; i < count; i++) {
    const visitor = new Visitor(origin);
    const token = await visitor.formToken();
    const acknowledged = decisionOf(i);
    const answer = await visitor.fetch(`${CONSENT}/record`, {
      method: 'POST',
      headers: { 'X-CSRF': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ acceptedCategories: acknowledged }),
    });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    writers.push({ visitor, token, turn: i, isBusy: false, acknowledged, unanswered: [] });
  }
  return writers;
}

export const cookiesOf = ({ visitor }: Writer): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Records the writer's next decision. Returns the status; 0 when the connection broke. */
export async function writeNext(writer: Writer, origin: string, agent: Agent): Promise<number> {
  writer.turn += 1;
  const accepted = decisionOf(writer.turn);
  writer.isBusy = true;
  const status = await send(origin, agent, {
    method: 'POST',
    path: `${CONSENT}/record`,
    headers: { cookie: cookiesOf(writer), 'x-csrf': writer.token, 'content-type': 'application/json' },
    body: JSON.stringify({ acceptedCategories: accepted }),
  });
  writer.isBusy = false;
  if (status === 200) {
    writer.acknowledged = accepted;
    writer.unanswered = [];
  } else {
    writer.unanswered.push(accepted);
  }
  return status;
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The status of the answer; 0 when the connection broke. */
export function send(origin: string, agent: Agent, { method, path, headers, body }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(origin + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
      response.on('error', () => resolve(0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** The writers whose stored decision is neither the acknowledged one nor one that was not answered. */
export async function findLosses(writers: readonly Writer[], origin: string): Promise<string[]> {
  const losses: string[] = [];
  for (const { visitor, acknowledged, unanswered } of writers) {
    const reader = new Visitor(origin);
    for (const [name, value] of visitor.cookies) reader.cookies.set(name, value);
    const { acceptedCategories } = (await (await reader.fetch(CONSENT)).json()) as Schema<'CookieConsent'>;
    const found = textOf(acceptedCategories);
    if (![acknowledged, ...unanswered].map(textOf).includes(found)) {
      losses.push(`acknowledged ${acknowledged.join()}, found ${acceptedCategories.join()}`);
    }
  }
  return losses;
}

const textOf = (categories: readonly Category[]) => [...categories].sort().join();
