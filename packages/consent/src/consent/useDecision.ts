import { on } from '@travel-shell/store';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentProps } from './ConsentProps.ts';
import { contract } from './contract.ts';
import { isMissing } from './isMissing.ts';
import { focusedElement, hideLayer, showLayer } from './layer.ts';
import { askBackEnd, isAsked, isAskedByItself } from './mayAsk.ts';
import type { ConsentKind } from './texts.ts';

/** consent.js says so that it is on the page, and decides what shows. */
const CONSENT_SCRIPT = Symbol.for('travel-shell.consent');

export interface Decision {
  /** The `Layer`. */
  layer: RefObject<HTMLElement | null>;
  isShown: boolean;
  /** The visitor has asked for it, by "Cookie settings". */
  isReopened: boolean;
  /** Counts the openings: a view begins at its landing with each. */
  opening: number;
  close(): void;
}

/** Whether the banner of this kind shows: while the decision is missing, and on request. */
export function useDecision(kind: ConsentKind, { element, request }: ConsentProps): Decision {
  const layer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const leaveQueue = useRef(() => {});
  const [isShown, setShown] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const [opening, setOpening] = useState(0);

  function show(reopened: boolean): void {
    setReopened(reopened);
    setOpening((count) => count + 1);
    setShown(true);
  }

  function close(): void {
    setShown(false);
    setReopened(false);
  }

  // Shown by consent.js or by style sheets: that goes on.
  useLayoutEffect(() => {
    if (!layer.current?.checkVisibility()) return;
    setShown(true);
    leaveQueue.current = enterOverlayQueue(contract.overlayRank, { show() {} });
  }, []);

  const settle = useEffectEvent((isWanted: boolean) => {
    if (isReopened) return;
    if (!isWanted) close();
    else if (!isShown) leaveQueue.current = enterOverlayQueue(contract.overlayRank, { show: () => show(false) });
  });
  useEffect(() => {
    const isVisible = layer.current?.checkVisibility() === true;
    // consent.js has decided; but it does not know what the back end wants.
    if (!isVisible && (CONSENT_SCRIPT in globalThis || !isAskedByItself(kind) || !isMissing[kind]())) return;
    let isOver = false;
    void askBackEnd(kind).then((isWanted) => !isOver && settle(isWanted));
    return () => {
      isOver = true;
    };
  }, [kind]);

  const handleRequest = useEffectEvent(() => {
    if (!(kind === 'cookies' || kind === 'tcf') || !isAsked(kind)) return;
    opener.current = focusedElement();
    show(true);
  });
  // Before the next frame; a passive effect would run one frame late.
  useLayoutEffect(() => {
    if (typeof request === 'object' && request !== null) handleRequest();
  }, [request]);

  // Answered elsewhere on the page.
  const handleAnswer = useEffectEvent((regime: string) => regime === kind && close());
  useEffect(() => {
    const undo = [
      on('consent-given', ({ regime }) => handleAnswer(regime)),
      on('consent-declined', ({ regime }) => handleAnswer(regime)),
    ];
    return () => {
      for (const each of undo) each();
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = layer;
    if (!isShown || !current) return;
    showLayer(current);
    element.setState('open', true);
    return () => {
      hideLayer(current, kind);
      element.setState('open', false);
      leaveQueue.current();
      leaveQueue.current = () => {};
    };
  }, [isShown, kind, element]);

  useLayoutEffect(() => {
    if (!isReopened) return;
    layer.current?.querySelector<HTMLElement>('.heading')?.focus();
    return () => {
      if (opener.current?.checkVisibility()) opener.current.focus();
    };
  }, [isReopened, opening]);

  return { layer, isShown, isReopened, opening, close };
}
