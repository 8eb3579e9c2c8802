/** For tests and stories: answers the page's calls in place of a server. `fetch` is replaced here alone. */
import type { paths } from '@travel-shell/contract';

type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : Path;

/** A path of the contract, with values in place of its parameters. */
export type ApiPath = Filled<keyof paths>;

type Answered = Response | undefined;

/** Undefined leaves the call to who was there before, and at last to the network. */
export type CallAnswer = (request: Request, path: ApiPath, url: URL) => Answered | Promise<Answered>;

const answers: CallAnswer[] = [];
let network = window.fetch;

async function answerFirst(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input instanceof Request ? input.clone() : input, init);
  const url = new URL(request.url);
  for (const answer of [...answers]) {
    const response = await answer(request.clone(), url.pathname as ApiPath, url);
    if (response) return response;
  }
  return network(input, init);
}

/** Returns what ends it. */
export function answerCalls(answer: CallAnswer): () => void {
  if (answers.length === 0) {
    network = window.fetch;
    // biome-ignore lint/plugin: this file is the exception that the rule names
    window.fetch = answerFirst;
  }
  answers.unshift(answer);
  return () => {
    if (!answers.includes(answer)) return;
    answers.splice(answers.indexOf(answer), 1);
    // biome-ignore lint/plugin: this file is the exception that the rule names
    if (answers.length === 0) window.fetch = network;
  };
}

let endLast: (() => void) | undefined;

/**
 * As `answerCalls`, until the next call: a test that is over may still send requests. Returns the function that ends it
 * earlier.
 */
export function answerCallsUntilNext(answer: CallAnswer): () => void {
  endLast?.();
  endLast = answerCalls(answer);
  return endLast;
}

export const AUTH_STATE = '/horizon/common/authentication/providers/AuthStateProviderAction' satisfies ApiPath;
export const FORM_TOKEN = '/s/run/formtoken' satisfies ApiPath;

/** A response that never comes. */
export const never = (): Promise<Response> => new Promise(() => {});

/** A back end that is there and cannot do it. */
export const refusal = (localizedDescription?: string): Response =>
  Response.json({ errors: [{ code: 'INTERNAL_ERROR', description: 'No.', localizedDescription }] }, { status: 503 });
