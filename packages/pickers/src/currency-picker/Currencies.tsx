import type { Schema } from '@travel-shell/contract';
import { defineLazy, useLazy, useSheets } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { currencyPicker } from '@travel-shell/store/account';
import { useEffectEvent } from '@travel-shell/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Failed } from '../Failed.tsx';
import { LoadingList } from '../LoadingList.tsx';
import listSheet from '../list.shadow.css';
import { CurrencyList } from './CurrencyList.tsx';
import type { ContentsProps } from './CurrencyPickerProps.ts';
import sheet from './currencies.shadow.css';
import { sectionsOf } from './sectionsOf.ts';
import { symbolOf } from './symbolOf.ts';
import { useCurrencyChoice } from './useCurrencyChoice.ts';

export const SHEETS = [listSheet, sheet];
const lazyDialog = defineLazy(
  'currency-picker',
  () => import(/* webpackChunkName: "save-currency" */ './SaveDialog.tsx'),
);

/** The contents of an open currency picker. The first one on the page starts the fetch (PIC-047). */
export function Currencies(props: ContentsProps): ReactNode {
  const { element, prepared, surface, onKnown, onBusy, askToSave } = props;
  const { messages } = prepared;
  const site = props.site || (prepared.locale === 'pseudo' ? 'en-US' : messages.lang);
  const lists = currencyPicker(site);
  const picker = useShellState(lists);
  const isLoaded = picker.loadState === 'loaded';
  // Which one is current may be the visitor's own, so the lists are fetched although a server has rendered them.
  const known = isLoaded ? picker : (prepared.served as Schema<'CurrencyPickerState'> | undefined);
  const sections = useMemo(() => known && sectionsOf(known), [known]);
  const current = isLoaded ? picker.current : undefined;
  const choice = useCurrencyChoice(element.host, current?.currencyCode ?? null, askToSave);
  const dialog = useLazy(lazyDialog, askToSave && surface.wanted !== false).module;
  useSheets(element.host, SHEETS);

  const tell = useEffectEvent(() =>
    onKnown(current && { code: current.currencyCode, symbol: symbolOf(current.htmlSymbolAlone) }),
  );
  useLayoutEffect(() => {
    element.setState('loaded', isLoaded);
    tell();
  }, [element, isLoaded, current?.currencyCode]);
  useEffect(() => onBusy(choice.isBusy), [onBusy, choice.isBusy]);

  // PIC-O09: opening retries.
  const { isOpen } = surface;
  const hasFailed = picker.loadState === 'error' && !known;
  const retry = useEffectEvent(() => {
    if (hasFailed) void lists.onPage().refresh();
  });
  useEffect(() => {
    if (isOpen) retry();
  }, [isOpen]);

  function handleChoose(code: string): void {
    surface.close();
    choice.choose(code);
  }

  return (
    <>
      {hasFailed && <Failed messages={messages} onRetry={() => lists.onPage().refresh()} />}
      {!hasFailed && !sections && <LoadingList messages={messages} />}
      {sections && surface.wanted && (
        <CurrencyList {...props} sections={sections} current={current?.currencyCode} onChoose={handleChoose} />
      )}
      {/* A sibling of the surface, which is closed when this opens. */}
      {dialog &&
        surface.trigger.current &&
        createPortal(
          <dialog.SaveDialog
            host={element.host}
            messages={messages}
            asked={choice.asked}
            returnFocus={surface.trigger}
            onAnswer={choice.answer}
          />,
          surface.trigger.current.parentElement as HTMLElement,
        )}
    </>
  );
}
