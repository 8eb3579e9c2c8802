import type { AuthErrorCode, AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type { OperationRequest } from '../../../http/Operation.ts';
import type { Services } from '../../../http/Services.ts';
import { findClosure } from '../accountClosures.ts';
import { acceptance, refusal } from '../authResponses.ts';
import type { PasskeyTable } from '../authTables.ts';
import { findExternalAuth } from '../findExternalAuth.ts';
import { logAuthentication, logLimited } from '../logAuthentication.ts';
import { startSession } from '../logIn.ts';
import { CHALLENGE_SECONDS, createChallenge, useChallenge } from './challenges.ts';
import { passkeySite } from './passkeySite.ts';
import { fromUserHandle } from './userHandle.ts';
import { loadWebauthn } from './webauthn.ts';

/** Options for a sign-in with any passkey of this site (API-142, API-143). */
export async function passkeyLoginParams(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schema<'PasskeyRequestOptions'>> {
  await services.limits.begin('passkeyChallenge', null, request.ip);
  const challenge = await createChallenge(services.db, request, reply, 'get', null);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { extensions: _none, ...options } = await generateAuthenticationOptions({
    rpID: passkeySite(services, request).rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
    allowCredentials: [],
  });
  return options as Schema<'PasskeyRequestOptions'>;
}

/** Signs in with a passkey (API-146). Throws TOO_MANY_REQUESTS. */
export async function logInWithPasskey(
  services: Services,
  request: OperationRequest<'loginWithPasskey'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const { db, limits } = services;
  const { sticky, userInfo } = request.query;
  const response = request.body;
  await logLimited(request, 'passkey', limits.begin('passkey', null, request.ip));

  const challenge = await useChallenge(db, request, response.response.clientDataJSON, 'get', null);
  const refuse = (code: AuthErrorCode, userId?: string) => {
    logAuthentication(request, { way: 'passkey', outcome: 'refused', ...(userId && { userId }) });
    return refused(reply, code);
  };
  if (!challenge) return refuse('VALIDATION_ERROR');
  const passkey = await findPasskey(services, response);
  if (typeof passkey === 'string') return refuse(passkey);
  const counter = await verify(services, request, response, challenge, passkey);
  if (counter === null || !(await count(services, passkey.credential_id, counter))) {
    return refuse('VALIDATION_ERROR', passkey.user_id);
  }

  await limits.succeed('passkey', null, request.ip);
  const user = await db
    .selectFrom('users')
    .select(['id', 'login'])
    .where('id', '=', passkey.user_id)
    .executeTakeFirstOrThrow();
  const url = await findExternalAuth(services, request, user.login);
  if (url) {
    logAuthentication(request, { way: 'passkey', outcome: 'external', userId: user.id });
    return refusal(reply, { outcome: 'externalAuth', url });
  }
  const reason = await findClosure(db, user.id);
  if (reason) {
    logAuthentication(request, { way: 'passkey', outcome: 'account-closed', userId: user.id });
    return refusal(reply, { outcome: 'closed', reason });
  }
  const signedIn = await startSession(services, request, reply, {
    proof: { userId: user.id, signInEpoch: passkey.sign_in_epoch },
    sticky,
    way: 'passkey',
  });
  if (signedIn.outcome !== 'signedIn') return refusal(reply, signedIn);
  return acceptance(services, signedIn, userInfo);
}

/**
 * The passkey, or why there is none. Only the authenticator and we know the user handle, so these codes do not help
 * guess names.
 */
async function findPasskey(
  { db }: Services,
  { id, response }: Schema<'PasskeyAssertion'>,
): Promise<(Selectable<PasskeyTable> & { sign_in_epoch: number }) | 'NO_SUCH_USER' | 'PASSKEYS_NOT_SETUP'> {
  const passkey = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.sign_in_epoch')
    .where('credential_id', '=', id)
    .executeTakeFirst();
  if (passkey) return passkey;
  const userId = response.userHandle ? fromUserHandle(response.userHandle) : null;
  const user = userId && (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst());
  return user ? 'PASSKEYS_NOT_SETUP' : 'NO_SUCH_USER';
}

/** The passkey's counter if it signed this challenge, else null. */
async function verify(
  services: Services,
  request: FastifyRequest,
  { id, rawId, type, response }: Schema<'PasskeyAssertion'>,
  challenge: string,
  passkey: Selectable<PasskeyTable>,
): Promise<number | null> {
  const { userHandle, ...signed } = response;
  if (userHandle && fromUserHandle(userHandle) !== passkey.user_id) return null;
  const { origins, rpId } = passkeySite(services, request);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      // The passkey is the only factor: without a PIN or a finger, whoever holds the device would be its owner.
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws for every kind of invalid response; the visitor gets one message for all.
    request.log.info({ reason: String(error) }, 'a passkey was refused');
    return null;
  }
}

/** Whether the counter shows no clone. WebAuthn L3 §7.2 step 22, in one statement: only one of two uses of a value succeeds. */
async function count({ db }: Services, credentialId: string, counter: number): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql`now()` })
    .where('credential_id', '=', credentialId)
    .where((is) => is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]))
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

const MESSAGES: Partial<Record<AuthErrorCode, string>> = {
  NO_SUCH_USER: 'This passkey belongs to no account.',
  PASSKEYS_NOT_SETUP: 'This passkey is not known here any more.',
  VALIDATION_ERROR: 'The passkey did not work. Please try again.',
};

function refused(reply: FastifyReply, errorCode: AuthErrorCode): AuthResponse {
  reply.code(401);
  return { status: -1, errorCode, message: MESSAGES[errorCode] ?? '' };
}
