import type { paths } from '@travel-shell/contract';
import { ApiError } from './ApiError.ts';
import { endedBy, exchange, limited } from './exchange.ts';
import { getFormToken, renewFormToken } from './formToken.ts';
import { type Parse, WrongField } from './parse.ts';

type Method = 'get' | 'post';
type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>;
/** The contract's paths that answer to a method. */
type PathOf<M extends Method> = { [P in keyof paths]: [Operation<M, P>] extends [never] ? never : P }[keyof paths];

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : null;
type Answer<Op> = Op extends { responses: infer R } ? Json<R[keyof R & (200 | 204)]> : never;
type Body<Op> = Op extends { requestBody?: infer B } ? NonNullable<B> : never;
type Form<Op> = [Body<Op>] extends [never]
  ? { form?: never }
  : Body<Op> extends { content: { 'application/x-www-form-urlencoded': infer F } }
    ? { form: F }
    : never;

type Options<Op> = Form<Op> & {
  /** Everything that comes in is checked before anybody relies on it. A 204 arrives as null. */
  parse: Parse<Answer<Op>>;
  signal?: AbortSignal | undefined;
};

/**
 * One call of the contract. Fetches a form token first where none is known (API-004), and once more when the back
 * end refuses the one it got. Fails with an `ApiError` only.
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  options: Options<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
  const { parse } = options;
  // Its fields are checked at the call; here only their names and values matter.
  const form = options.form as object | undefined;
  const signal = limited(options.signal);
  const send = (formToken: string) => exchange({ method, path, form: form && toForm(form), formToken, signal });

  const formToken = await tokenWithin(signal, getFormToken);
  let answer: unknown;
  try {
    answer = await send(formToken);
  } catch (error) {
    if (!(error instanceof ApiError) || error.serverCode !== 'INVALID_FORM_TOKEN') throw error;
    answer = await send(await tokenWithin(signal, () => renewFormToken(formToken)));
  }

  try {
    return parse(answer, '');
  } catch (error) {
    if (!(error instanceof WrongField)) throw error;
    throw new ApiError('INVALID_ANSWER', `${method.toUpperCase()} ${path}: ${error.message}`, {
      url: path,
      body: answer,
      path: error.path,
    });
  }
}

/** The token is shared with other calls, so this one's end must not end the request for it, only the waiting. */
function tokenWithin(signal: AbortSignal, obtain: () => Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => {
      const reason = endedBy(signal, 'Waiting for a form token');
      reject(
        reason.code === 'ABORTED'
          ? reason
          : new ApiError('FORM_TOKEN_FAILED', 'Failed to retrieve formToken', { cause: reason }),
      );
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    obtain()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}

function toForm(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form;
}
