import type { TcfApi } from './TcfApi.ts';

interface FrameCall {
  command: string;
  version: unknown;
  callId: unknown;
  parameter?: unknown;
}

/** Passes on the calls of frames by `postMessage`, and answers them as they have asked: as a text, or as an object. */
export function relayFrames(api: TcfApi): void {
  addEventListener('message', ({ data, source }) => {
    const isText = typeof data === 'string';
    let call: FrameCall | undefined;
    try {
      call = (isText ? JSON.parse(data) : data).__tcfapiCall;
    } catch {
      // Another script's message.
    }
    if (!call) return;
    const { command, version, callId, parameter } = call;
    const answer = (returnValue: unknown, success?: boolean) => {
      const message = { __tcfapiReturn: { returnValue, success, callId } };
      // For any origin: whoever asks may know.
      source?.postMessage(isText ? JSON.stringify(message) : message, { targetOrigin: '*' });
    };
    api(command, version, answer, parameter);
  });
}
