import { useEffect, useLayoutEffect, useState } from 'react';
import type { Messages } from './messages/generated/Messages.ts';
import type { Acting } from './useActing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest delay of a timer; an end further away is asked for again then. */
const LONGEST = 2 ** 31 - 1;

/** In ms; NaN for what is no time. Without the server's own measure the device's clock has to do. */
const timeLeftOf = ({ endsAt, secondsLeft }: Pick<Acting, 'endsAt' | 'secondsLeft'>): number =>
  secondsLeft === undefined ? Date.parse(endsAt ?? '') - Date.now() : secondsLeft * 1000;

/**
 * The time that is left, in words, which change by the minute. Undefined for what is no time. It is measured from when the
 * server has said it, by `performance.now()`: the device's own clock may be wrong, or jump.
 */
export function useTimeLeft({ endsAt, secondsLeft }: Acting, messages: Messages): string | undefined {
  /** As of `performance.now()`. */
  const [end, setEnd] = useState<number>();
  const [, setTurn] = useState(0);
  const left = end === undefined ? timeLeftOf({ endsAt, secondsLeft }) : end - performance.now();

  useLayoutEffect(() => setEnd(performance.now() + timeLeftOf({ endsAt, secondsLeft })), [endsAt, secondsLeft]);

  useEffect(() => {
    if (end === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const rest = end - performance.now();
      // Until the next whole minute, and a moment, as timers may be early.
      if (rest > 0) timer = setTimeout(tick, Math.min(LONGEST, (rest % MINUTE) + 50));
    };
    const tick = () => {
      setTurn((turn) => turn + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [end]);

  if (Number.isNaN(left)) return undefined;
  if (left <= 0) return messages.over;
  if (left < MINUTE) return messages.lastMinute;
  if (left < 2 * HOUR) return messages.minutes({ count: Math.floor(left / MINUTE) });
  return messages.hours({ count: Math.floor(left / HOUR) });
}
