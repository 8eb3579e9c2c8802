import {
  arrow,
  flip,
  type OpenChangeReason,
  offset,
  type Placement,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { MOTION, OFFSETS } from '@travel-shell/tokens';
import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TOOLTIP_DELAYS, WINDOW_PADDING } from '../constants.ts';
import { keepPlaced } from '../keepPlaced.ts';
import { useEffectEvent } from '../useEffectEvent.ts';
import { zoomedPlatform } from '../zoomedPlatform.ts';

/** Props for the trigger, which must be a control, as focus opens the tooltip too. */
export type TooltipTriggerProps = HTMLAttributes<HTMLElement> & {
  ref: Ref<HTMLElement & HTMLButtonElement & HTMLAnchorElement>;
};

export interface TooltipProps {
  /** Plain text: the keyboard cannot reach controls inside. */
  text: string;
  children: (trigger: TooltipTriggerProps) => ReactNode;
  /** The text names the control, for instance an icon button; otherwise it describes the control. */
  isLabel?: boolean;
  /** Preferred placement, if there is room. */
  placement?: Placement;
  /** Source: MSC-059, MSC-060. */
  showDelayMs?: number;
  hideDelayMs?: number;
  /** Maximum time it stays, even with the pointer on it (MSC-062). Default: unlimited, as in WCAG 1.4.13. */
  autoCloseMs?: number;
  /**
   * Escape closes what is around it, too (MSC-061 is for what a visitor has asked for): for one that shows itself, which must
   * not cost a key press of its own.
   */
  letsEscapePass?: boolean;
  /** Controls it, together with `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** `reason` is missing when its time is over. */
  onOpenChange?: (isOpen: boolean, reason?: OpenChangeReason) => void;
}

/** In px, kept between the arrow and the corners. */
const ARROW_PADDING = 12;

/** A short text beside a control, shown to pointers that rest and to keyboards; in the top layer. */
export function Tooltip(props: TooltipProps): ReactNode {
  const { text, autoCloseMs, letsEscapePass = false } = props;
  const { showDelayMs = TOOLTIP_DELAYS.showMs, hideDelayMs = TOOLTIP_DELAYS.hideMs } = props;
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? isOwnOpen;
  const arrowRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function setOpen(next: boolean, reason?: OpenChangeReason): void {
    setOwnOpen(next);
    props.onOpenChange?.(next, reason);
  }

  function handleOpenChange(next: boolean, event?: Event, reason?: OpenChangeReason): void {
    clearTimeout(timer.current);
    // Escape closes only the tooltip; a dialog around it stays open (MSC-061).
    if (reason === 'escape-key' && !letsEscapePass) event?.preventDefault();
    const isPointerGone = !next && (reason === 'hover' || reason === 'safe-polygon');
    if (isPointerGone && elements.domReference?.matches(':focus-visible')) return;
    // MSC-064
    const focusDelayMs = next ? MOTION.tooltipFocusDelay : hideDelayMs;
    if (reason === 'focus') timer.current = setTimeout(setOpen, focusDelayMs, next, reason);
    else setOpen(next, reason);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const { refs, elements, floatingStyles, context, middlewareData, placement, update } = useFloating({
    open: isOpen,
    onOpenChange: handleOpenChange,
    placement: props.placement ?? 'top',
    platform: zoomedPlatform,
    strategy: 'fixed',
    transform: false,
    middleware: [
      offset(OFFSETS.tooltip),
      flip({ padding: WINDOW_PADDING }),
      shift({ padding: WINDOW_PADDING }),
      arrow({ element: arrowRef, padding: ARROW_PADDING }),
    ],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      delay: { open: showDelayMs, close: hideDelayMs },
      mouseOnly: true,
      move: false,
      // WCAG 1.4.13: the pointer may travel to the text.
      handleClose: safePolygon(),
    }),
    useFocus(context),
    // Before all other listeners, so that a dialog around it does not receive Escape.
    useDismiss(context, {
      outsidePress: false,
      referencePress: true,
      capture: { escapeKey: true },
      bubbles: { escapeKey: letsEscapePass },
    }),
  ]);

  const { reference, floating } = elements;
  useLayoutEffect(() => {
    if (!isOpen || !reference || !floating?.isConnected) return;
    floating.showPopover();
    const stop = keepPlaced(reference, floating, update);
    return () => {
      stop();
      floating.hidePopover();
    };
  }, [isOpen, reference, floating, update]);

  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => {
    if (!isOpen || autoCloseMs === undefined) return;
    const autoClose = setTimeout(() => close(), autoCloseMs);
    return () => clearTimeout(autoClose);
  }, [isOpen, autoCloseMs]);

  const trigger = {
    ...getReferenceProps(),
    [props.isLabel ? 'aria-labelledby' : 'aria-describedby']: id,
    ref: refs.setReference,
  } as TooltipTriggerProps;
  const { x, y } = middlewareData.arrow ?? {};
  return (
    <>
      {props.children(trigger)}
      <div
        {...getFloatingProps()}
        ref={refs.setFloating}
        id={id}
        role="tooltip"
        popover="manual"
        className="ts-tooltip"
        part="tooltip"
        data-side={placement.split('-')[0]}
        style={floatingStyles}
      >
        {text}
        <div ref={arrowRef} className="ts-tooltip-arrow" style={{ left: x, top: y }} />
      </div>
    </>
  );
}
