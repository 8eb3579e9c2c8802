import type { Answer, Call, OperationId } from '@travel-shell/contract/Call';
import { isWrongField, type Parse } from '@travel-shell/contract/parse';
import { logFailure } from '@travel-shell/core';
import { activation } from '@travel-shell/core/activation';
import { toJson } from '@travel-shell/core/toJson';
import { ApiError } from './ApiError.ts';
import type { CallOptions, CallSettings, Given } from './CallOptions.ts';
import { exchange, limited } from './exchange.ts';
import { fill } from './fill.ts';
import { getFormToken, renewFormToken } from './formToken.ts';
import { putOff } from './holdPage.ts';
import { rememberVisitor } from './onAnswer.ts';
import { waitWithin } from './waitWithin.ts';

/** Failures with further effects; the code for them is loaded only then. */
const CONSEQUENTIAL = /^(INVALID_SESSION|MISSING_TWO_FACTOR_AUTHENTICATION|CAPTCHA_REQUIRED)$/;

/** Types are checked at the call site; here only names and values matter. */
interface AnyOptions extends CallSettings {
  path?: Record<string, string | number | boolean>;
  query?: object;
  form?: object;
  json?: object;
  multipart?: object;
  onHeaders?: (headers: Headers) => void;
}

/**
 * One call of the contract. Fetches a form token first if there is none (API-004), and once more when the back
 * end refuses it. Fails with an `ApiError` only.
 */
export async function call<Id extends OperationId>(
  { method, path, parse }: Call<Id>,
  ...[given]: Given<CallOptions<Id>>
): Promise<Answer<Id>> {
  const options = (given ?? {}) as AnyOptions;
  const seen = activation();
  if (seen) await seen;
  const signal = limited(options.signal, options.timeout);
  const { headers, onHeaders, keepalive } = options;
  const request = { method, path: pathOf(path, options), headers, onHeaders, body: bodyOf(options), signal, keepalive };

  try {
    const isSameVisitor = rememberVisitor();
    const formToken = await tokenWithin(signal, getFormToken);
    let answer: unknown;
    try {
      answer = await exchange({ ...request, formToken });
    } catch (error) {
      if ((error as ApiError).serverCode !== 'INVALID_FORM_TOKEN') throw error;
      // A write must not be done for somebody else.
      if (method !== 'get' && !(await isSameVisitor())) throw error;
      answer = await exchange({ ...request, formToken: await tokenWithin(signal, () => renewFormToken(formToken)) });
    }
    return check(answer, parse, `${method.toUpperCase()} ${path}`);
  } catch (error) {
    const { serverCode } = error as ApiError;
    if (serverCode && CONSEQUENTIAL.test(serverCode)) {
      const follow = () => followLater(serverCode, path);
      if (serverCode !== 'INVALID_SESSION' || !putOff(follow)) follow();
    }
    throw error;
  }
}

function followLater(serverCode: string, path: string): void {
  const follow = import(/* webpackChunkName: "follow-failure" */ './followFailure.ts').then(({ followFailure }) =>
    followFailure(serverCode, path),
  );
  follow.catch((cause) =>
    logFailure({ code: 'LOAD_FAILED', message: `Could not load the handler for ${serverCode}.`, cause }),
  );
}

function pathOf(template: string, { path = {}, query }: AnyOptions): string {
  const address = template.replace(/\{(\w+)\}/g, (_, name) => {
    const value = String(path[name]);
    // Browsers resolve these as path segments, encoded or not, and would call another path.
    if (/^\.{0,2}$/.test(value)) {
      throw new ApiError('INVALID_REQUEST', `${template}: "${value}" is no value for ${name}`, { path: name });
    }
    return encodeURIComponent(value);
  });
  const parameters = String(query ? fill(new URLSearchParams(), query) : '');
  return parameters ? `${address}?${parameters}` : address;
}

function bodyOf({ form, json, multipart }: AnyOptions) {
  if (form) return fill(new URLSearchParams(), form);
  if (multipart) return fill(new FormData(), multipart);
  return json && toJson(json);
}

/** The token is shared with other calls, so aborting one call only stops its waiting, not the token request. */
function tokenWithin(signal: AbortSignal, obtain: () => Promise<string>): Promise<string> {
  return waitWithin(signal, obtain, 'Waiting for a form token').catch((cause) => {
    throw cause.code === 'TIMEOUT'
      ? new ApiError('FORM_TOKEN_FAILED', 'Failed to retrieve formToken', { cause })
      : cause;
  });
}

function check<T>(answer: unknown, parse: Parse<T>, what: string): T {
  try {
    return parse(answer, '');
  } catch (error) {
    if (!isWrongField(error)) throw error;
    const { path, message } = error;
    throw new ApiError('INVALID_ANSWER', `${what}: ${message}`, { url: what, body: answer, path });
  }
}
