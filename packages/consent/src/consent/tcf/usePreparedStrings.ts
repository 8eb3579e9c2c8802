import { getFormToken } from '@travel-shell/api';
import { useConfig } from '@travel-shell/piece';
import { whenIdle } from '@travel-shell/ui';
import { useEffect, useMemo } from 'react';
import { loadTcfKit } from '../../head/loadTcfKit.ts';
import { getTcfKit } from '../../head/TcfKit.ts';
import { acceptAll, type Choices, type Payload, rejectAll, toPayload } from './choices.ts';
import { availableChoices, type Offer } from './offer.ts';
import type { TcfData } from './useTcfData.ts';

/** A choice that can be sent at once. */
export type Ready = Payload & { tcString: string };

export interface Strings {
  /** Undefined while the vendors or the code that writes strings are not here. */
  of(answer: 'accept' | 'decline' | Choices): Ready | undefined;
}

/** `AA` says that the country is not known. */
const NO_COUNTRY = 'AA';

/**
 * TC strings. Writing one takes a slow phone longer than a frame, so those of "accept all" and "reject all" are written
 * in idle time while the dialog is open.
 */
export function usePreparedStrings({ initial, rows }: TcfData, isShown: boolean, locale: string): Strings {
  const { consent } = useConfig();
  const made = useMemo(() => new Map<string, Ready>(), [initial, rows, locale, consent]);

  function write(choices: Choices): Ready | undefined {
    const kit = getTcfKit();
    if (!kit || !initial || !rows) return undefined;
    const { cmpId = 0, cmpVersion = 1, publisherCountry = NO_COUNTRY } = consent ?? {};
    const payload = toPayload(choices);
    const maker = { cmpId, cmpVersion, publisherCountry, language: locale };
    return { ...payload, tcString: kit.encode(payload, { initial, rows }, maker).tcString };
  }

  function find(name: 'accept' | 'decline'): Ready | undefined {
    const before = made.get(name);
    if (before || !initial || !rows) return before;
    const ready = write(CHOICES[name](availableChoices(initial, rows)));
    if (ready) made.set(name, ready);
    return ready;
  }

  useEffect(() => {
    if (!isShown || !initial || !rows) return;
    let cancel = () => {};
    const soon = (run: () => void) => {
      cancel = whenIdle(run);
    };
    soon(() => {
      // So that a choice can be sent without waiting while the page is being left. Failures show when it is sent.
      getFormToken().catch(() => {});
      loadTcfKit().then(
        () =>
          soon(() => {
            find('decline');
            soon(() => find('accept'));
          }),
        // The server writes the string then.
        () => {},
      );
    });
    return () => cancel();
  }, [isShown, initial, rows, locale, consent]);

  return { of: (answer) => (typeof answer === 'string' ? find(answer) : write(answer)) };
}

const CHOICES: Readonly<Record<'accept' | 'decline', (offer: Offer) => Choices>> = {
  accept: acceptAll,
  decline: rejectAll,
};
