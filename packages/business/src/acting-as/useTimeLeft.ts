import { useEffect, useState } from 'react';
import type { Messages } from './messages/generated/Messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest delay of a timer; an end further away is asked for again then. */
const LONGEST = 2 ** 31 - 1;

/** The time until then in words, which change by the minute. Undefined for what is no time. */
export function useTimeLeft(endsAt: string | undefined, messages: Messages): string | undefined {
  const end = Date.parse(endsAt ?? '');
  const [, setNow] = useState(0);
  const left = Math.max(0, end - Date.now());

  useEffect(() => {
    if (!(end > Date.now())) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const rest = end - Date.now();
      if (rest <= 0) return;
      // Until the next whole minute, and a moment, as timers may be early.
      timer = setTimeout(tick, Math.min(LONGEST, (rest % MINUTE) + 50));
    };
    const tick = () => {
      setNow(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [end]);

  if (Number.isNaN(end)) return undefined;
  if (left === 0) return messages.over;
  if (left < MINUTE) return messages.lastMinute;
  if (left < 2 * HOUR) return messages.minutes({ count: Math.floor(left / MINUTE) });
  return messages.hours({ count: Math.floor(left / HOUR) });
}
