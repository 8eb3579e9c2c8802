import { useAdaptiveSurface } from '@travel-shell/ui/adaptive';
import { useHeldFocus } from '@travel-shell/ui/held-focus';
import { chevronIcon, closeIcon, Icon } from '@travel-shell/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PickerPreparation } from './PickerPreparation.ts';

export interface PickerSurface {
  isOpen: boolean;
  /** A modal dialog with one column (PIC-O10). */
  isModal: boolean;
  /** Whether its contents may be fetched: it is open, has been open, or is about to open. */
  wanted: 'open' | 'near' | false;
  trigger: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

export interface PickerProps {
  kind: 'country' | 'currency';
  prepared: PickerPreparation;
  title: string;
  narrowShape: string;
  columns: number;
  closesOnResize?: boolean;
  /** The button's contents. */
  face: ReactNode;
  /** Busy with something other than the list. */
  isBusy?: boolean;
  /** The list is there from the first render: a server's, and the one that hydrates it. */
  isServed: boolean;
  children: (surface: PickerSurface) => ReactNode;
}

/** Classes of the style sheet, because a strict Content-Security-Policy forbids inline styles before script runs. */
const MOST_COLUMNS = 6;

/** Button and surface of a picker. Works before any script, by the popover API. */
export function Picker(props: PickerProps): ReactNode {
  const { kind, prepared, title, narrowShape, columns } = props;
  const { messages, presentation } = prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  useHeldFocus(surface);
  const [isMeant, setMeant] = useState(props.isServed);
  const { isOpen, isModal, close } = useAdaptiveSurface({
    trigger,
    surface,
    closesOnResize: props.closesOnResize ?? false,
  });

  // Hover precedes the click by some hundred milliseconds.
  useEffect(() => {
    const button = trigger.current;
    const handleEnter = () => setMeant(true);
    button?.addEventListener('pointerenter', handleEnter, { once: true });
    return () => button?.removeEventListener('pointerenter', handleEnter);
  }, []);
  useEffect(() => {
    if (isOpen) setMeant(true);
  }, [isOpen]);

  const wanted = isOpen ? 'open' : isMeant && 'near';
  return (
    <div
      className={`picker picker-${kind}`}
      data-presentation={presentation}
      dir={messages.dir}
      lang={messages.lang}
      data-columns={Math.min(MOST_COLUMNS, Math.max(1, Math.round(columns)))}
    >
      <button
        ref={trigger}
        type="button"
        className="trigger ts-adaptive-trigger"
        part="trigger"
        popoverTarget="surface"
        aria-haspopup="dialog"
        aria-busy={props.isBusy || undefined}
      >
        <span className="ts-hidden">{title}: </span>
        {props.face}
        <Icon path={chevronIcon} className="chevron" />
      </button>
      <dialog
        ref={surface}
        id="surface"
        popover="auto"
        tabIndex={-1}
        className="ts-adaptive surface"
        part="surface"
        data-narrow={narrowShape}
        aria-labelledby="title"
      >
        <div className="ts-adaptive-head">
          <h2 id="title" className="ts-adaptive-heading">
            {title}
          </h2>
          <button
            type="button"
            className="ts-icon-button"
            aria-label={messages.close}
            popoverTarget="surface"
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <div className="first-screen" data-first-screen="">
          {props.children({ isOpen, isModal, wanted, trigger, close })}
        </div>
      </dialog>
    </div>
  );
}
