import { isObject, replaceAt, valueAt } from '../json.ts';
import { encode } from '../request/encode.ts';
import { type Check, type CheckResult, result } from './Check.ts';

/** Calls that choose a password, with the names of their fields. */
const CALLS: Readonly<Record<string, { password: string; address: string; status: number; code?: string }>> = {
  register: { password: 'passwd', address: 'username', status: 422 },
  signUpCompany: { password: 'password', address: 'email', status: 400, code: 'VALIDATION_ERROR' },
  signUpBizPlusCompany: { password: 'password', address: 'email', status: 400, code: 'VALIDATION_ERROR' },
};

/** A new password must not be a common one, in any case, nor the address (NIST SP 800-63B-4 §3.1.1.2). */
export const checkCommonPassword: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  const call = CALLS[operation.id];
  if (!call || !isObject(draft.body)) return;
  const passwords = {
    'a common password': 'password123',
    'a common password in other case': 'PassWord123',
    'the address as password': draft.body[call.address] ?? '',
  };
  for (const [name, password] of Object.entries(passwords)) {
    const request = encode({ ...draft, body: replaceAt(draft.body, [call.password], password) });
    const exchange = await run.send(operation, visitor, request);
    const judged = result(subject, name, exchange, {
      statuses: [call.status],
      ...(call.code !== undefined && { code: call.code }),
    });
    yield call.code === undefined ? withField(judged) : judged;
  }
};

/** The form shows the refusal at the field that the answer names (ERR-020, ERR-025). */
function withField(judged: CheckResult): CheckResult {
  const field = valueAt(judged.exchange?.json, '/errorField');
  if (judged.verdict !== 'passed' || field === 'password') return judged;
  return {
    ...judged,
    verdict: 'deviation',
    problems: [`errorField is ${JSON.stringify(field ?? null)}, not "password"`],
  };
}
