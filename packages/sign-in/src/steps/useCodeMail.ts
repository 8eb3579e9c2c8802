import { callAuthForm } from '@travel-shell/api';
import { sendSignInCode } from '@travel-shell/contract/calls/sendSignInCode';
import { logFailure } from '@travel-shell/core';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useState } from 'react';
import type { SignInControls } from '../SignInControls.ts';

/** How long a visitor waits before asking for one more code. In seconds. */
const RESEND_AFTER_SECONDS = 30;

export interface CodeMail {
  /** The address the code was sent to; empty before that. */
  readonly sentTo: string;
  /** Seconds until another code may be requested. */
  readonly wait: number;
  readonly isResent: boolean;
  send(username: string, signal: AbortSignal): Promise<void>;
  resend(): void;
}

/** The mail with a code (SIG-017). Sent immediately if the identifier is known. */
export function useCodeMail({ flow, signal }: SignInControls): CodeMail {
  const [sentTo, setSentTo] = useState('');
  const [isResent, setResent] = useState(false);
  const [wait, setWait] = useState(0);
  const isHere = flow.isOpen && flow.state.step === 'magicCode';

  async function send(username: string, ended: AbortSignal): Promise<void> {
    await callAuthForm(sendSignInCode, { form: { username }, signal: ended });
    setSentTo(username);
    setWait(RESEND_AFTER_SECONDS);
  }

  async function sendQuietly(username: string): Promise<boolean> {
    const ended = signal();
    try {
      await send(username, ended);
      return true;
    } catch (cause) {
      // The form that asks for the name stays, so the visitor can try again.
      if (!ended.aborted) {
        setSentTo('');
        logFailure({ code: 'SIGN_IN_FAILED', message: 'No code could be sent.', piece: 'sign-in', cause });
      }
      return false;
    }
  }

  const begin = useEffectEvent(() => {
    if (flow.username && flow.username !== sentTo) void sendQuietly(flow.username);
  });
  useEffect(() => {
    setResent(false);
    if (isHere) begin();
    else setSentTo('');
  }, [isHere]);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  return {
    sentTo,
    wait,
    isResent,
    send,
    resend: () => {
      setResent(false);
      void sendQuietly(sentTo).then(setResent);
    },
  };
}
