import { defineLazy } from '@travel-shell/piece';
import { logoConfettiShown } from '@travel-shell/store/keys/logoConfettiShown';
import { whenIdle } from '@travel-shell/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HeaderProps } from '../HeaderProps.ts';

const confetti = defineLazy('header', () => import(/* webpackChunkName: "confetti" */ '../confetti/startConfetti.ts'));

/**
 * MSC-028. Starts confetti once the page is idle, unless the visitor prefers reduced motion or has seen it on this
 * device. Its code is loaded only then.
 */
export function useConfetti(props: HeaderProps): { ref: RefObject<HTMLSpanElement | null>; isDecided: boolean } {
  const { compact, confetti: palette, confettiOnce: isOnce, logoAnimation: duration, logoCycle: cycle } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const [isDecided, setDecided] = useState(false);

  useEffect(() => {
    const logo = ref.current;
    if (!palette || !logo) return;
    const isUnwelcome = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isUnwelcome || logoConfettiShown.read()) {
      setDecided(true);
      return;
    }
    let stop: (() => void) | undefined;
    let isGone = false;
    const options = { palette, duration, cycle: compact ? Number(cycle) : undefined };

    async function start(): Promise<void> {
      const loaded = await confetti.attempt();
      if (isGone || !logo) return;
      const onFinish = () => isOnce && logoConfettiShown.write(true); // MSC-029
      stop = loaded?.startConfetti(logo, { ...options, onFinish });
      setDecided(true);
    }

    const undo = whenIdle(() => void start());
    return () => {
      isGone = true;
      undo();
      stop?.();
    };
  }, [palette, isOnce, duration, cycle, compact]);

  return { ref, isDecided };
}
