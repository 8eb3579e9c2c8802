import type { OperationHandlers } from '../../OperationHandlers.ts';
import type { Services } from '../../Services.ts';
import { logInWithPasskey, passkeyLoginParams } from './logInWithPasskey.ts';
import { newPasskeyParams, registerPasskey } from './registerPasskey.ts';

export function createPasskeyOperations(services: Services): Partial<OperationHandlers> {
  return {
    getPasskeyAutofillParams: (request) => passkeyLoginParams(services, request),
    getPasskeyLoginParams: (request) => passkeyLoginParams(services, request),
    getNewPasskeyParams: (request, reply) => newPasskeyParams(services, request, reply),
    registerPasskey: (request, reply) => registerPasskey(services, request, reply),
    loginWithPasskey: (request, reply) => logInWithPasskey(services, request, reply),
  };
}
