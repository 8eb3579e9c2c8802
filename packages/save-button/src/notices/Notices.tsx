import { formatList } from '@travel-shell/i18n/lists';
import { useSheets } from '@travel-shell/piece';
import { getShellStore, on } from '@travel-shell/store';
import { type LostSave, tripsState } from '@travel-shell/store/trips';
import { useEffectEvent } from '@travel-shell/ui';
import { type ToastData, ToastRegion, toastSheets, useToasts } from '@travel-shell/ui/toast';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
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
  const clear = useCallback(() => {
    for (const id of [`news-${count.current}`, 'wish']) dismiss(id);
  }, [dismiss]);
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
    clear();
    // Those of a button whose result was saved before its notices had been loaded, too.
    for (const giveWay of others()) if (giveWay !== clear) giveWay();
    count.current += 1;
    const id = latest();
    if (kind === 'saved' || kind === 'removed') show(undoable(kind));
    if (kind === 'waiting') show({ id, text: messages.waiting });
    if (kind === 'waiting-here') show({ id, text: messages.waitingHere, durationMs: null });
    if (news.kind === 'save-failed') show({ id, text: news.text ?? messages.saveFailed, tone: 'danger' });
    if (news.kind === 'remove-failed') show({ id, text: news.text ?? messages.removeFailed, tone: 'danger' });
    const wish = news.kind === 'saved' && wishFor(news.location);
    if (wish) show({ id: 'wish', text: messages.wish({ destination: wish.destination }) });
  });
  useEffect(() => {
    if (news) tell(news);
  }, [news]);

  // One button's news at a time: with two, a visitor could not tell which result an "Undo" is for.
  useEffect(() => {
    const giveWay = (detail: { resultId: string }) => {
      if (detail.resultId !== resultId) clear();
    };
    const all = others();
    all.add(clear);
    const ends = [on('trip-saved', giveWay), on('trip-removed', giveWay), () => all.delete(clear)];
    return () => {
      for (const end of ends) end();
    };
  }, [resultId, clear]);

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

/** The functions that clear the news of each button. */
const others = () => getShellStore().once('saveNotices', () => new Set<() => void>());

/** The one wish (TRP-012), if what was saved is of that place: `Lisbon`, or `Lisbon, Portugal`. */
function wishFor(location: string) {
  const trips = tripsState.get();
  const all = trips.data?.wishlistItems ?? [];
  const [place] = location.split(',');
  const isOfPlace = (destination: string) =>
    place !== undefined && destination.trim().toLowerCase() === place.trim().toLowerCase();
  return all.length === WISHES ? all.find(({ destination }) => isOfPlace(destination)) : undefined;
}
