import type { OperationHandlers } from '../../../http/Operation.ts';
import type { Services } from '../../../http/Services.ts';
import { logInWithPasskey, passkeyLoginParams } from './logInWithPasskey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './ownPasskeys.ts';
import { newPasskeyParams, registerPasskey } from './registerPasskey.ts';

export function createPasskeyOperations(services: Services) {
  return {
    getPasskeyAutofillParams: (request, reply) => passkeyLoginParams(services, request, reply),
    getPasskeyLoginParams: (request, reply) => passkeyLoginParams(services, request, reply),
    getNewPasskeyParams: (request, reply) => newPasskeyParams(services, request, reply),
    registerPasskey: (request, reply) => registerPasskey(services, request, reply),
    listPasskeys: (request, reply) => listPasskeys(services, request, reply),
    renamePasskey: (request, reply) =>
      renamePasskey(services, request, reply, {
        ...request.params,
        name: request.body.name.trim(),
      }),
    removePasskey: (request, reply) => removePasskey(services, request, reply, request.params),
    loginWithPasskey: (request, reply) => logInWithPasskey(services, request, reply),
  } satisfies Partial<OperationHandlers>;
}
