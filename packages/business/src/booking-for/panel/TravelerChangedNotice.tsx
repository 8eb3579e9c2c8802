import { reload } from '@travel-shell/api/navigate';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { useSheets } from '@travel-shell/piece';
import { refreshAuth } from '@travel-shell/store';
import type { BookingForUserInfo } from '@travel-shell/store/business';
import { useEffectEvent } from '@travel-shell/ui';
import { ToastRegion, toastSheets, useToasts } from '@travel-shell/ui/toast';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BookingForProps } from '../BookingForProps.ts';
import type { TravelerChange } from '../useTravelerChange.ts';

interface TravelerChangedNoticeProps extends BookingForProps {
  traveler: BookingForUserInfo | null;
  /** Address of the traveler: two may have one name. */
  email: string | null;
  change: TravelerChange;
}

const TOAST = 'elsewhere';

/** Says when another tab or device has chosen another traveler: what this page shows may belong to the one before. */
export function TravelerChangedNotice({
  element,
  prepared,
  traveler,
  email,
  change,
}: TravelerChangedNoticeProps): ReactNode {
  const { messages } = prepared;
  const { toasts, show, dismiss } = useToasts();
  useSheets(element.host, toastSheets);

  // A change on another device is not broadcast here. The store itself asks again after the back/forward cache.
  useEffect(() => {
    const look = () => {
      if (pageDocument.visibilityState === 'visible') void refreshAuth();
    };
    pageDocument.addEventListener('visibilitychange', look);
    return () => pageDocument.removeEventListener('visibilitychange', look);
  }, []);

  const tell = useEffectEvent(() => {
    // This page is about to be left.
    if (change.sending) return;
    element.emit('travel-booking-for-changed', { kind: email === null ? 'self' : 'other', isHere: false });
    show({
      id: TOAST,
      text: traveler ? messages.nowFor({ name: traveler.accountName }) : messages.nowForYourself,
      action: { text: messages.reload, onSelect: () => void reload('traveler-changed') },
      durationMs: null,
    });
  });
  const before = useRef(email);
  useEffect(() => {
    if (before.current === email) return;
    before.current = email;
    tell();
  }, [email, tell]);

  return <ToastRegion toasts={toasts} onDismiss={dismiss} label={messages.title} closeLabel={messages.close} />;
}
