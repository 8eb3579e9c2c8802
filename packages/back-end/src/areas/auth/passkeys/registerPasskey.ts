import type { AuthResponse, Schema } from '@travel-shell/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../errors/ApiError.ts';
import type { OperationRequest } from '../../../http/Operation.ts';
import type { Services } from '../../../http/Services.ts';
import { lockAccount } from '../lockAccount.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { siteOrigin } from '../siteOrigin.ts';
import { tellOfChange } from '../waysToSignIn.ts';
import { CHALLENGE_SECONDS, createChallenge, useChallenge } from './challenges.ts';
import { passkeySite } from './passkeySite.ts';
import { toUserHandle } from './userHandle.ts';
import { ALGORITHMS, loadWebauthn } from './webauthn.ts';

/** People have a few devices; each passkey is one more way in that they would have to notice. */
export const MOST_PASSKEYS = 20;

/** Options for a new passkey (API-144). Throws TOO_MANY_PASSKEYS. */
export async function newPasskeyParams(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Schema<'PasskeyCreationOptions'>> {
  const { db } = services;
  const { userId } = await requireRecentSignIn(services, request, reply);
  const user = await db
    .selectFrom('users')
    .select(['login', 'account_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
  const challenge = await createChallenge(db, request, reply, 'create', userId);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: request.server.site.name,
    rpID: passkeySite(services, request).rpId,
    userID: toUserHandle(userId),
    userName: user.login,
    userDisplayName: user.account_name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    // Discoverable, because sign-in names no account; with user verification, because it is the only factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known,
  });
  return options as Schema<'PasskeyCreationOptions'>;
}

/** Keeps a new passkey (API-145). Throws TOO_MANY_PASSKEYS and TOO_MANY_REQUESTS. */
export async function registerPasskey(
  services: Services,
  request: OperationRequest<'registerPasskey'>,
  reply: FastifyReply,
): Promise<AuthResponse> {
  const { userId } = await requireRecentSignIn(services, request, reply);
  await services.limits.begin('passkeyChange', userId, request.ip);
  const response = request.body;
  const { origins, rpId } = passkeySite(services, request);
  const { clientDataJSON } = response.response;
  const challenge = await useChallenge(services.db, request, clientDataJSON, 'create', userId);
  const credential = challenge && (await verify(request, response, { challenge, origins, rpId }));
  if (!credential || !(await store(services, siteOrigin(services, request), userId, credential))) {
    reply.code(422);
    return { status: -1, errorCode: 'VALIDATION_ERROR', message: 'The passkey could not be kept. Please try again.' };
  }
  return { status: 0 };
}

async function verify(
  request: FastifyRequest,
  { id, rawId, type, response }: Schema<'PasskeyRegistration'>,
  expected: { challenge: string; origins: string[]; rpId: string },
) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // Without the transports, of which the library takes only those that it knows.
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origins,
      expectedRPID: expected.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    return verified && registrationInfo
      ? { ...registrationInfo.credential, transports: response.transports ?? [] }
      : null;
  } catch (error) {
    // The library throws for every kind of invalid response; the visitor gets one message for all.
    request.log.info({ reason: String(error) }, 'a passkey was refused');
    return null;
  }
}

/** False when the credential is already registered, by any account. */
function store(
  services: Services,
  origin: string,
  userId: string,
  credential: { id: string; publicKey: Uint8Array; counter: number; transports: string[] },
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    // Locked, so that concurrent ones are counted.
    await lockAccount(trx, userId);
    const known = await trx.selectFrom('passkeys').select('passkey_id').where('user_id', '=', userId).execute();
    if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
    const row = await trx
      .insertInto('passkeys')
      .values({
        credential_id: credential.id,
        user_id: userId,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('credential_id')
      .executeTakeFirst();
    if (!row) return false;
    await tellOfChange(services, trx, { userId, what: 'A new passkey signs you in from now on.', origin });
    return true;
  });
}

const tooManyPasskeys = () =>
  new ApiError(
    409,
    'TOO_MANY_PASSKEYS',
    `An account has at most ${MOST_PASSKEYS} passkeys.`,
    'You have too many passkeys. Please remove one first.',
  );
