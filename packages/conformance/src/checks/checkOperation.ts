import { changesState, type Operation } from '../contract/Operation.ts';
import { VisitorError } from '../http/Visitor.ts';
import { PreparationError, type Run } from '../Run.ts';
import { type Check, type CheckResult, FIRST_CALLS, leftOut, type Subject, verdict } from './Check.ts';
import { checkCommonPassword } from './checkCommonPassword.ts';
import { checkFormToken } from './checkFormToken.ts';
import { checkMalformed } from './checkMalformed.ts';
import { checkMethod } from './checkMethod.ts';
import { checkPaging } from './checkPaging.ts';
import { checkPermission } from './checkPermission.ts';
import { checkSession } from './checkSession.ts';
import { checkSignedInCookie } from './checkSignedInCookie.ts';
import { checkSignOut } from './checkSignOut.ts';
import { checkSize } from './checkSize.ts';
import { checkSuccess } from './checkSuccess.ts';
import { checkTripHash } from './checkTripHash.ts';
import { checkVersion } from './checkVersion.ts';
import { Witness } from './Witness.ts';

/** These must not change anything. */
const REFUSED: Check[] = [
  ...[checkFormToken, checkSession, checkPermission],
  ...[checkMalformed, checkCommonPassword, checkSize, checkMethod],
];
/** These come last: a successful request proves that each earlier one was refused for its own error. */
const WORKING: Check[] = [checkPaging, checkSuccess, checkVersion, checkSignOut, checkSignedInCookie, checkTripHash];

const UNCHANGED = 'what was refused has changed nothing';

/** All checks of one operation. */
export async function* checkOperation(run: Run, operation: Operation): AsyncGenerator<CheckResult> {
  try {
    const visitor = await run.visitorFor(operation);
    const subject: Subject = { run, operation, visitor, draft: await run.prepare(operation, visitor) };
    if (changesState(operation)) yield* watched(subject);
    else for (const check of REFUSED) yield* check(subject);
    for (const check of WORKING) yield* check(subject);
  } catch (error) {
    // A check blocked by an earlier failure is a deviation too, and does not end the run.
    if (!(error instanceof VisitorError || error instanceof PreparationError)) throw error;
    yield verdict(FIRST_CALLS, 'a success', [error.message], error.exchange);
  }
}

async function* watched(subject: Subject): AsyncGenerator<CheckResult> {
  const witness = new Witness(subject);
  await witness.begin();
  for (const check of REFUSED) yield* check(subject);
  const changes = await witness.changes();
  if (witness.isBlind) {
    yield leftOut(UNCHANGED, 'no call that can be made here would show it');
    return;
  }
  const problems = changes.length === 0 ? [] : [`changed: ${changes.slice(0, 5).join(', ')}`];
  yield verdict(UNCHANGED, 'the same answers before and after', problems);
}
