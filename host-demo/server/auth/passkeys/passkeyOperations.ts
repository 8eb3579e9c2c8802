import type { Schema } from '@travel-shell/contract';
import type { OperationHandlers } from '../../OperationHandlers.ts';
import type { Services } from '../../Services.ts';
import { logInWithPasskey, passkeyLoginParams } from './logInWithPasskey.ts';
import { listPasskeys, type PasskeyPath, removePasskey, renamePasskey } from './ownPasskeys.ts';
import { newPasskeyParams, registerPasskey } from './registerPasskey.ts';

export function createPasskeyOperations(services: Services): Partial<OperationHandlers> {
  return {
    getPasskeyAutofillParams: (request, reply) => passkeyLoginParams(services, request, reply),
    getPasskeyLoginParams: (request, reply) => passkeyLoginParams(services, request, reply),
    getNewPasskeyParams: (request, reply) => newPasskeyParams(services, request, reply),
    registerPasskey: (request, reply) => registerPasskey(services, request, reply),
    listPasskeys: (request, reply) => listPasskeys(services, request, reply),
    renamePasskey: (request, reply) =>
      renamePasskey(services, request, reply, {
        ...(request.params as PasskeyPath),
        name: (request.body as Schema<'PasskeyName'>).name.trim(),
      }),
    removePasskey: (request, reply) => removePasskey(services, request, reply, request.params as PasskeyPath),
    loginWithPasskey: (request, reply) => logInWithPasskey(services, request, reply),
  };
}
