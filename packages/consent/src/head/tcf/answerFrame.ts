import type { FrameCall, TcfApi } from '../TcfApi.ts';

/** Answers a call that a frame has made by `postMessage`, as it has asked: by a text, or by an object. */
export function answerFrame(api: TcfApi, { data, source }: FrameCall): void {
  const isText = typeof data === 'string';
  try {
    const { command, version, callId, parameter } = (isText ? JSON.parse(data) : data).__tcfapiCall;
    const answer = (returnValue: unknown, success?: boolean) => {
      const message = { __tcfapiReturn: { returnValue, success, callId } };
      // For any origin: whoever asks may know.
      (source as Window).postMessage(isText ? JSON.stringify(message) : message, '*');
    };
    api(command, version, answer, parameter);
  } catch {
    // Another script's message, or its sender has gone.
  }
}
