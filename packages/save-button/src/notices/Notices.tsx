import { formatList } from '@travel-shell/i18n/lists';
import { useSheets } from '@travel-shell/piece';
import { on } from '@travel-shell/store';
import { type LostSave, tripsState } from '@travel-shell/store/trips';
import { type ToastData, ToastRegion, toastSheets, useToasts } from '@travel-shell/ui/toast';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import type { News, SaveButtonProps } from '../SaveButtonProps.ts';

/** The wishlist's notice shows only with exactly this many wishes. Source: CON-102, TRP-012. */
const WISHES = 1;

/** Time to undo in. The button itself, and the drawer, undo it at any time later. In ms. */
const UNDO_MS = 10_000;

interface NoticesProps extends SaveButtonProps {
  news: News | undefined;
  resultId: string | undefined;
  onUndo: (kind: 'saved' | 'removed') => void;
}

/** Short messages about what the button has done, with a way to undo it. */
export function Notices({ element, prepared, news, resultId, onUndo }: NoticesProps): ReactNode {
  const { messages } = prepared;
  const { toasts, show, dismiss } = useToasts();
  /** Counts the news: one that is leaving must not take the next one along. */
  const count = useRef(0);
  const latest = () => `news-${count.current}`;
  useSheets(element.host, toastSheets);

  const undoable = (kind: 'saved' | 'removed'): ToastData => ({
    id: latest(),
    text: kind === 'saved' ? messages.saved : messages.removed,
    tone: 'success',
    action: { text: messages.undo, onSelect: () => onUndo(kind) },
    durationMs: UNDO_MS,
  });

  const tell = useEffectEvent((news: News) => {
    if (news.kind === 'lost') {
      for (const toast of lostToasts(news.saves, messages)) show(toast);
      return;
    }
    const { kind } = news;
    for (const id of [latest(), 'wish']) dismiss(id);
    count.current += 1;
    const id = latest();
    if (kind === 'saved' || kind === 'removed') show(undoable(kind));
    if (kind === 'waiting') show({ id, text: messages.waiting });
    if (kind === 'waiting-here') show({ id, text: messages.waitingHere, durationMs: null });
    if (news.kind === 'save-failed') show({ id, text: news.text ?? messages.saveFailed, tone: 'danger' });
    if (news.kind === 'remove-failed') show({ id, text: news.text ?? messages.removeFailed, tone: 'danger' });
    const [wish] = wishes();
    if (kind === 'saved' && wish) show({ id: 'wish', text: messages.wish({ destination: wish.destination }) });
  });
  useEffect(() => {
    if (news) tell(news);
  }, [news]);

  // Another button's notices are in the same place.
  useEffect(() => {
    const giveWay = (detail: { resultId: string }) => {
      if (detail.resultId === resultId) return;
      for (const id of [`news-${count.current}`, 'wish']) dismiss(id);
    };
    const ends = [on('trip-saved', giveWay), on('trip-removed', giveWay)];
    return () => {
      for (const end of ends) end();
    };
  }, [resultId, dismiss]);

  return <ToastRegion toasts={toasts} onDismiss={dismiss} label={messages.notices} closeLabel={messages.close} />;
}

/** They stay until they are closed: they come without a press, when nobody may look. */
function lostToasts(saves: readonly LostSave[], messages: Messages): ToastData[] {
  const titles = saves.flatMap(({ result }) => result?.title ?? []);
  const looks = { tone: 'danger', durationMs: null } as const;
  const list = formatList(messages.lang, titles, { type: 'unit' });
  return [
    ...(titles.length > 0 ? [{ ...looks, id: 'lost-saves', text: messages.saveLost({ titles: list }) }] : []),
    ...(titles.length < saves.length ? [{ ...looks, id: 'lost-removals', text: messages.removeLost }] : []),
  ];
}

/** The one wish (TRP-012), or nothing. */
function wishes() {
  const trips = tripsState.get();
  const all = ('data' in trips && trips.data?.wishlistItems) || [];
  return all.length === WISHES ? all : [];
}
