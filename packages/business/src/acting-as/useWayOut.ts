import { redirect } from '@travel-shell/api/navigate';
import { signOut } from '@travel-shell/store';
import { endImpersonation } from '@travel-shell/store/business';
import { useRef, useState } from 'react';

export interface WayOut {
  isSending: boolean;
  /** `tooLate`: the agent has to enter their password first, or sign out. */
  problem: 'failed' | 'tooLate' | undefined;
  end(): void;
  signOut(): void;
}

/** Ends acting as a member, once however often it is pressed, and leaves the page. */
export function useWayOut(): WayOut {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<WayOut['problem']>();
  const isBusy = useRef(false);

  async function attempt(send: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const { serverCode } = error as { serverCode?: string };
      setProblem(serverCode === 'RECENT_SIGN_IN_REQUIRED' ? 'tooLate' : 'failed');
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    isSending,
    problem,
    end: () => void attempt(endImpersonation),
    signOut: () =>
      void attempt(async () => {
        await signOut();
        redirect('/', 'impersonation-ended');
      }),
  };
}
