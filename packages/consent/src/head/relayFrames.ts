import type { TcfApi } from './TcfApi.ts';

/** Passes on the calls of frames by `postMessage`, and answers them as they have asked: as a text, or as an object. */
export function relayFrames(api: TcfApi): void {
  addEventListener('message', ({ data, source }) => {
    try {
      const { command, version, callId, parameter } = (typeof data === 'string' ? JSON.parse(data) : data).__tcfapiCall;
      const answer = (returnValue: unknown, success?: boolean) => {
        const message = { __tcfapiReturn: { returnValue, success, callId } };
        // For any origin: whoever asks may know.
        (source as Window).postMessage(typeof data === 'string' ? JSON.stringify(message) : message, '*');
      };
      api(command, version, answer, parameter);
    } catch {
      // Another script's message, or its sender has gone.
    }
  });
}
