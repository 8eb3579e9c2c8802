import { getConfig } from '@travel-shell/core';
import { whenIdle } from '@travel-shell/core/whenIdle';
import { BREAKPOINTS, MOTION } from '@travel-shell/tokens';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type DialogWidth, dialogWidth } from '../configured.ts';
import { closeIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import { rehearse } from './rehearse.ts';
import { SheetHandle } from './SheetHandle.tsx';
import { type DialogCloseReason, useModal } from './useModal.ts';

/** `side` is a drawer at one end of the window, at full height. */
export type DialogShape = 'popup' | 'sheet' | 'full' | 'side';

export interface DialogProps {
  isOpen: boolean;
  /** A request to close it; set `isOpen` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** The dialog has closed and faded out. */
  onGone?: () => void;
  /** Names the dialog. */
  heading: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  /** Name of the close button; without it there is none, and the contents must offer another way to close. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons, at the end. They stay in view while the rest scrolls. */
  footer?: ReactNode;
  /** Default: `popup` on wide windows, `sheet` on narrow ones. Contents keep their state when it changes. */
  shape?: DialogShape;
  narrowShape?: DialogShape;
  /** The place of a drawer: at the side of what opens it. */
  side?: 'start' | 'end';
  /** One that the page may configure, or in px at the default text size. Default: CON-023, for a sheet CON-047. */
  maxWidth?: DialogWidth | number;
  /** In percent of the window, instead of CON-024 and CON-025. */
  maxHeight?: number;
  /** The fragment's opened form has it open, see `firstScreen` of the contract. */
  isFirstScreen?: boolean;
  /** This is that form, or hydrates it: in the page as it would be rendered here. */
  isServed?: boolean;
  /** The heading has a control before it. For style sheets: WebKit does not always notice that `:has()` no longer matches. */
  hasStart?: boolean;
  /** `alertdialog` interrupts: for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Id of an element inside with a short description. */
  describedBy?: string;
  /** MSC-070 */
  delayMs?: number;
  /** Prerenders the contents, hidden, while it is closed, so that it opens at once. */
  isReady?: boolean;
  /** The event's `preventDefault()` keeps the dialog open (MSC-068). */
  onEscape?: (event: Event) => void;
  /** The event's `preventDefault()` keeps the dialog open (MSC-069). */
  onOutsidePress?: (event: Event) => void;
  /** Gets the focus instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on close, if the previously focused element may be gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog in the top layer: nothing of the page can cover or clip it, and the rest of the page is inert. */
export function Dialog(props: DialogProps): ReactNode {
  const { onClose, closeLabel, footer, headingLevel = 2, delayMs = MOTION.dialogDelay } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const hasRehearsed = useRef(false);
  const { isServed = false, narrowShape = 'sheet' } = props;
  const isNarrow = useMediaQuery(`(width < ${BREAKPOINTS.m}em)`, isServed);
  const shape = isNarrow ? narrowShape : (props.shape ?? 'popup');
  const { isShown, isPresent } = useModal(ref, { ...props, delayMs, isServed });

  useEffect(() => {
    if (!props.isReady || hasRehearsed.current) return;
    return whenIdle(() => {
      hasRehearsed.current = true;
      if (ref.current) rehearse(ref.current);
    });
  }, [props.isReady]);

  // Not in `style`: a served dialog has none, and React hydrates no attribute.
  useLayoutEffect(() => {
    const full = getConfig().dialogWidths?.full;
    if (full) ref.current?.style.setProperty('--_dialog-full', full);
  }, [props.isOpen]);

  const Heading = `h${headingLevel}` as const;
  return (
    <dialog
      ref={ref}
      className="ts-dialog"
      part="dialog"
      role={props.role === 'alertdialog' ? 'alertdialog' : undefined}
      data-shape={shape}
      data-side={props.side === 'end' ? 'end' : undefined}
      {...(props.isFirstScreen && { 'data-first-screen': '', 'data-narrow-shape': narrowShape })}
      aria-labelledby={headingId}
      aria-describedby={props.describedBy}
      style={sizeOf(props)}
      // Opened, shaped and maybe closed again by the page's script.
      suppressHydrationWarning={isServed}
    >
      {(isPresent || props.isReady) && (
        <div className="ts-dialog-panel" part="dialog-panel" inert={!isShown && !isServed}>
          {closeLabel && <SheetHandle dialog={ref} onDismiss={() => onClose('drag')} />}
          <div className="ts-dialog-header" data-start={props.hasStart ? '' : undefined}>
            <Heading id={headingId} className="ts-dialog-heading" part="dialog-heading">
              {props.heading}
            </Heading>
          </div>
          <div className="ts-dialog-body" part="dialog-body">
            {props.children}
          </div>
          {footer && (
            <div className="ts-dialog-footer" part="dialog-footer">
              {footer}
            </div>
          )}
          {/* Last, so that the focus starts in the contents. */}
          {closeLabel && (
            <div className="ts-dialog-corner">
              <button
                type="button"
                className="ts-icon-button ts-dialog-close"
                part="dialog-close"
                aria-label={closeLabel}
                data-dismiss={props.isFirstScreen ? '' : undefined}
                onClick={() => onClose('button')}
              >
                <Icon path={closeIcon} />
              </button>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

/** The defaults are in the style sheet, as a strict policy forbids a server's style attribute. */
function sizeOf({ maxWidth, maxHeight }: DialogProps): CSSProperties | undefined {
  if (!maxWidth && !maxHeight) return undefined;
  return {
    ...(maxWidth && { '--_dialog-width': dialogWidth(maxWidth) }),
    ...(maxHeight && { '--_dialog-height': `${maxHeight}dvb` }),
  } as CSSProperties;
}
