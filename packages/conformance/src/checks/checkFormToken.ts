import { TOKEN_HEADER } from '../http/Visitor.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

const EXPECTED = { statuses: [403], code: 'INVALID_FORM_TOKEN' };
const INVENTED_TOKEN = 'conformance-this-is-no-token-0123456789';

/** A call without the visitor's own form token is refused (API-001, API-019). */
export const checkFormToken: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  if (!operation.needsToken) return;
  const stranger = await run.visitor('anonymous', true);
  const tokens = {
    'without a form token': null,
    'with an invented form token': INVENTED_TOKEN,
    'with the form token of another visitor': await stranger.token(),
  };
  const request = encode(draft);
  for (const [name, token] of Object.entries(tokens)) {
    const headers = { ...request.headers, ...(token !== null && { [TOKEN_HEADER]: token }) };
    yield result(subject, name, await visitor.send({ ...request, headers }), EXPECTED);
  }
};
