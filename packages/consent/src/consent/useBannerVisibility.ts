import { isRegime } from '@travel-shell/core/answerConsent';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { focusedElement } from '@travel-shell/core/focusedElement';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { useConfig, useRequest } from '@travel-shell/piece';
import { on } from '@travel-shell/store';
import { enterOverlayQueue } from '@travel-shell/store/page';
import { useEffectEvent } from '@travel-shell/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentProps } from './ConsentProps.ts';
import { contract } from './contract.ts';
import { hideLayer, showLayer } from './layer.ts';
import { askBackEnd, isAsked, isDue } from './mayAsk.ts';
import type { ConsentKind } from './texts.ts';

export interface BannerVisibility {
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
export function useBannerVisibility(kind: ConsentKind, props: ConsentProps): BannerVisibility {
  const { element } = props;
  const layer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  /** Leaves the overlay queue. */
  const leave = useRef<() => void>(undefined);
  /** The visitor has closed it: on this page it does not ask by itself any more. */
  const wasLeft = useRef(false);
  const [isShown, setShown] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const [opening, setOpening] = useState(0);

  function show(reopened: boolean): void {
    // The banner's turn to ask may come while the visitor has it open.
    setReopened((was) => was || reopened);
    setOpening((count) => count + 1);
    setShown(true);
  }

  function close(): void {
    wasLeft.current ||= isReopened;
    setShown(false);
    setReopened(false);
  }

  const settle = useEffectEvent((isWanted: boolean, wasVisible: boolean) => {
    if (isReopened || wasLeft.current) return;
    if (!isWanted) close();
    // A banner that was visible may have been answered meanwhile.
    else if (!wasVisible) leave.current ??= enterOverlayQueue(contract.overlayRank, { show: () => show(false) });
  });
  const { consentCategories, consent } = useConfig();
  useEffect(() => {
    const isVisible = layer.current?.checkVisibility() === true;
    // The decision is made if consent.js is on the page; but consent.js does not know what the back end wants.
    if (!isVisible && (getConsentHead() || !isDue(kind))) return;
    let isOver = false;
    void askBackEnd(kind).then((isWanted) => !isOver && settle(isWanted, isVisible));
    return () => {
      isOver = true;
      leave.current?.();
      leave.current = undefined;
    };
  }, [kind, consentCategories, consent?.cmpId]);

  const handleRequest = useEffectEvent(() => {
    if (!isRegime(kind) || !isAsked(kind)) return;
    const head = getConsentHead();
    const found = focusedElement();
    const focused = found instanceof HTMLElement && found !== pageDocument.body ? found : undefined;
    const isInside = focused && layer.current?.contains(focused);
    opener.current = head?.opener ?? (isInside ? opener.current : focused);
    if (head) head.opener = undefined;
    show(true);
  });
  // Before the next frame; a passive effect would run one frame late.
  useLayoutEffect(() => {
    // Before React the visitor has asked for it, and has not answered yet: consent.js shows it, or is about to.
    if (getConsentHead()?.opener) handleRequest();
    // Shown by consent.js or by style sheets: that goes on.
    else if (layer.current?.checkVisibility()) setShown(true);
    // consent.js has opened it, and a rule of the host's hides it: it must not come back without React's knowing.
    else if (layer.current instanceof HTMLDialogElement) {
      layer.current.onclose = null;
      layer.current.close();
    }
  }, []);
  useEffect(() => on('cookie-settings-requested', () => handleRequest()), []);
  // From before this element was ready.
  useRequest(props, () => handleRequest());

  // Answered elsewhere on the page, or in another tab, which consent.js tells.
  const handleAnswer = useEffectEvent((regime: string) => !isReopened && regime === kind && close());
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
    // A banner that the visitor sees already, or has asked for, waits for nothing; what opens by itself waits for it.
    leave.current ??= enterOverlayQueue(contract.overlayRank, { show() {} });
    showLayer(current);
    element.setState('open', true);
    // Not `kind`: only the full framework has scripts that follow its dialog.
    const tcf = kind === 'tcf' ? getConsentHead()?.tcf : undefined;
    tcf?.setVisible(true);
    return () => {
      tcf?.setVisible(false);
      hideLayer(current, kind, opener.current !== undefined);
      element.setState('open', false);
      leave.current?.();
      leave.current = undefined;
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
