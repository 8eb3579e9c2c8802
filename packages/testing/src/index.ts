/**
 * For unit tests of pages that use the kit, in jsdom, in happy-dom and in a browser. Importing it lets our elements render
 * there and answers their calls, so import it before them: it is a set-up file.
 */
import type { AuthState } from '@travel-shell/contract';
import { applyAuthResponse } from '@travel-shell/store';
import { STORE_KEY } from '@travel-shell/store/storeKey';
import { type Answer, backEnd, isCall, type PlayedCall, playBackEnd, Refusal, visitorOf } from './playedBackEnd.ts';
import { standIn } from './standIns.ts';

export type { Answer, PlayedCall };

/** Who is signed in. Whatever is left out is as in the example of the contract. */
export interface Person {
  /** Default: Ada Lovelace. */
  name?: string;
  /** Default: ada@example.com. */
  email?: string;
  /** Whether they travel for a company. Default: false. */
  business?: boolean;
  /** Further fields of the back end's answer. */
  state?: Partial<AuthState>;
}

/** The part of the page's shell that this needs. */
interface Shell {
  config: object;
  load(tag: string): Promise<void>;
}

interface Scope {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
  afterEach?: (run: () => Promise<void>) => void;
}

const scope = globalThis as Scope;

const loading = new Set<Promise<void>>();
/** Elements that have rendered, or said that they cannot. */
const rendered = new WeakSet<EventTarget>();
let shell: Shell | undefined;
let configBefore: object = {};

/**
 * Once, by the entry of the package.
 * @param start of the same build: the page has one shell
 */
export function install(start: () => Shell): void {
  // A test of a server has no page.
  if (typeof document === 'undefined') return;
  standIn();
  playBackEnd();
  shell = start();
  configBefore = shell.config;
  const { load } = shell;
  shell.load = (tag) => {
    const loaded = load(tag);
    loading.add(loaded);
    const forget = () => void loading.delete(loaded);
    loaded.then(forget, forget);
    return loaded;
  };
  for (const type of ['travel-ready', 'travel-error'])
    document.addEventListener(type, (event) => rendered.add(event.composedPath()[0] as EventTarget), true);
  // A simulated page cannot navigate; `travel-navigate` says where to.
  document.addEventListener('travel-navigate', (event) => event.preventDefault());
  scope.afterEach?.(reset);
}

/** Signs the visitor in. Resolves when the page knows it and has rendered. */
export async function signedInAs({ name, email, business = false, state }: Person = {}): Promise<void> {
  const visitor = visitorOf(business ? 'business' : 'signedIn');
  const person = {
    ...visitor.userInfoState,
    userImgUrl: null,
    ...(name !== undefined && { accountName: name }),
    ...(email !== undefined && { accountEmail: email, userDisplayEmail: email }),
  };
  await become({ ...visitor, accountSwitcherItems: [], userInfoState: person, ...state });
}

/** Signs the visitor out, as they are when a test begins. Resolves when the page knows it and has rendered. */
export const signedOut = (): Promise<void> => become(visitorOf('signedOut'));

async function become(visitor: AuthState): Promise<void> {
  backEnd.setVisitor(visitor);
  await quietly(() => applyAuthResponse({ status: 0 }));
  await settled();
}

/**
 * Answers a call of the contract for the rest of the test: `answer('GET /trips/api/store', () => trips)`. What the function
 * returns is the JSON, null is no body, undefined is the example.
 */
export function answer(call: string, by: Answer): void {
  if (!isCall(call))
    throw new Error(`"${call}" is no call of the contract. Expected METHOD /path, as docs/elements/calls.md has it.`);
  backEnd.answers.set(call, by);
}

/** Refuses a call for the rest of the test: `refuse('POST /k/run/auth/login', 401, 'INVALID_CREDENTIALS')`. */
export function refuse(call: string, status = 500, code = 'INTERNAL_ERROR'): void {
  answer(call, () => new Refusal(status, code));
}

/** The calls of the test so far, without that for the form token. */
export const calls = (): readonly PlayedCall[] => backEnd.calls.filter(({ path }) => path !== '/s/run/formtoken');

/**
 * Resolves when every element of ours on the page has loaded and rendered, every call is answered, and nothing changes any
 * more.
 */
export const settled = (): Promise<void> =>
  quietly(async () => {
    let before = '';
    let rounds = QUIET_ROUNDS;
    for (let round = 0, quiet = 0; quiet < rounds && round < ROUNDS; round += 1) {
      const isBusy = loading.size + backEnd.pending.size > 0;
      await Promise.allSettled([...loading, ...backEnd.pending]);
      await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
      const pieces = [...piecesIn(document)];
      const now = pieces.map(({ shadowRoot, innerHTML }) => `${shadowRoot?.innerHTML}${innerHTML}`).join();
      const isDone = pieces.every((piece) => !piece.shadowRoot || rendered.has(piece));
      quiet = !isBusy && isDone && now === before ? quiet + 1 : 0;
      before = now;
      rounds = pieces.length > 0 ? QUIET_ROUNDS : 1;
    }
  });

/** In ms. */
const ROUND_MS = 5;
/** Parts of a piece load with its first render, unseen from here: from files, which takes some of these. */
const QUIET_ROUNDS = 6;
/** Some ten seconds at most: an element that never renders would be waited for without end. */
const ROUNDS = 2000;

/** Our elements, also those inside others. */
function* piecesIn(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (!element.localName.startsWith('travel-')) continue;
    yield element;
    if (element.shadowRoot) yield* piecesIn(element.shadowRoot);
  }
}

/** React's warning is for updates that a test should wrap; those of our elements are none of its business. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  if (!before) return void (await run());
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/**
 * The page as it was: signed out, without answers of this test, cookies, stored values, configuration, and elements that
 * we have put into the body. After each test; by itself where `afterEach` is global.
 */
export async function reset(): Promise<void> {
  if (!shell) return;
  await settled();
  for (const element of document.querySelectorAll('body > *'))
    if (element.localName.startsWith('travel-')) element.remove();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: simulated pages have no other way
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  backEnd.reset();
  shell.config = configBefore;
  Reflect.deleteProperty(globalThis, STORE_KEY);
}
