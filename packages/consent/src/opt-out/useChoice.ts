import { chooseDataSharing } from '@travel-shell/store/account';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useRef, useState } from 'react';

/** From the last press until the choice is sent. In ms. Source: CON-028. */
const DEBOUNCE_MS = 250;

export interface Choice {
  /** Whether the visitor wants to be opted out; undefined once that is stored, or has failed. */
  wanted: boolean | undefined;
  /** Their last choice was stored. */
  isSaved: boolean;
  choose(isOptOut: boolean): void;
  /** Sends what is not sent yet, at once. */
  send(): void;
}

interface Unsent {
  isOptOut: boolean;
  timer: ReturnType<typeof setTimeout>;
}

/** One write for however many presses (CNS-062). A choice is not lost when the dialog closes or the page is left. */
export function useChoice(): Choice {
  const [wanted, setWanted] = useState<boolean>();
  const [isSaved, setSaved] = useState(false);
  const unsent = useRef<Unsent>(undefined);
  const latest = useRef<Unsent>(undefined);

  async function send(): Promise<void> {
    const { current: mine } = unsent;
    if (!mine) return;
    clearTimeout(mine.timer);
    unsent.current = undefined;
    const isStored = await chooseDataSharing(!mine.isOptOut);
    // The visitor may have pressed again meanwhile.
    if (latest.current !== mine) return;
    setWanted(undefined);
    setSaved(isStored);
  }

  function choose(isOptOut: boolean): void {
    clearTimeout(unsent.current?.timer);
    unsent.current = { isOptOut, timer: setTimeout(send, DEBOUNCE_MS) };
    latest.current = unsent.current;
    setWanted(isOptOut);
    setSaved(false);
  }

  const handleLeave = useEffectEvent(() => void send());
  useEffect(() => {
    const leave = () => handleLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return { wanted, isSaved, choose, send };
}
