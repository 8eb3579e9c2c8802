import type { ElementHandle } from '@travel-shell/element/contract';
import { useEffectEvent } from '@travel-shell/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** A piece that is opened by requests, with or without a first screen (D-31). */
interface Requested {
  element: Pick<ElementHandle, 'host' | 'opened'>;
  request?: unknown;
}

/**
 * The meaning of a request for a first screen. `shown`: it is the one that the first screen was shown for. `dismissed`:
 * that, but the visitor has closed the first screen since. Undefined: there is none, or its request has come before.
 */
export type FirstRequest = 'shown' | 'dismissed' | undefined;

export interface Handover {
  /** Whether the first screen is open as React takes over. A server renders it open. */
  isOpenAtFirst: boolean;
  /** Takes a request that has come by another way than the property: as an event. */
  take(): FirstRequest;
  /** The visitor has closed the dialog. */
  closed(): void;
}

const dialogOf = ({ host }: Requested['element']) => host?.shadowRoot?.querySelector('dialog');

/** Whether the visitor has closed the first screen before React took over, or since. */
export const isDismissed = (element: Requested['element']): boolean =>
  dialogOf(element)?.dataset.dismissed !== undefined;

/**
 * The hand-over from a first screen to its piece. The request that the first screen was shown for comes after it.
 * @param isAwaited whether that request is still to come, as the view first renders
 */
export function useFirstScreen(
  element: Requested['element'],
  isAwaited: boolean = element.opened !== undefined,
): Handover {
  const [isOpenAtFirst] = useState(() => element.opened !== undefined && (dialogOf(element)?.open ?? true));
  // Closed before React, its `close` event, which marks it as dismissed, may be still to come.
  const awaited = useRef(isAwaited ? { wasClosed: !isOpenAtFirst } : undefined);

  function take(): FirstRequest {
    const { current: first } = awaited;
    awaited.current = undefined;
    return first && (first.wasClosed || isDismissed(element) ? 'dismissed' : 'shown');
  }

  return {
    isOpenAtFirst,
    take,
    closed() {
      if (awaited.current) awaited.current.wasClosed = true;
    },
  };
}

/** The request that the loader gives an element as its property. */
export const isRequest = <R extends object>(request: unknown): request is R =>
  typeof request === 'object' && request !== null;

/** Answers each request that the loader gives the element as its property `request`, and hands a first screen over. */
export function useRequest<R extends object>(
  { element, request }: Requested,
  answer: (request: R, first: FirstRequest) => void,
  isAwaited?: boolean,
): Handover {
  const handover = useFirstScreen(element, isAwaited);
  const handle = useEffectEvent((given: R) => answer(given, handover.take()));
  // Before the next frame; a passive effect would run one frame late.
  useLayoutEffect(() => {
    if (isRequest<R>(request)) handle(request);
  }, [request]);
  return handover;
}
