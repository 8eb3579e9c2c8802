import { useAdaptiveSurface } from '@travel-shell/ui/adaptive';
import { chevronIcon, closeIcon, Icon } from '@travel-shell/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PickerPreparation } from './prepareLooks.ts';

export interface PickerSurface {
  isOpen: boolean;
  /** A dialog in front of an inert page, with one column (PIC-O10). */
  isModal: boolean;
  /** Open, opened before, or about to be: what it shows may be fetched. */
  isWanted: boolean;
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
  /** What the button shows. */
  face: ReactNode;
  /** Another thing than the list is going on. */
  isBusy?: boolean;
  children: (surface: PickerSurface) => ReactNode;
}

/** The style sheet knows these; an inline style would break a strict Content-Security-Policy before any script. */
const MOST_COLUMNS = 6;

/** Without `toggle` the surface would not hear that the platform has opened it. */
export const LISTENS_TO = ['click', 'input', 'keydown', 'toggle'];

/** Button and surface of a picker. Before any script the platform opens it by the button. */
export function Picker(props: PickerProps): ReactNode {
  const { kind, prepared, title, narrowShape, columns } = props;
  const { messages, presentation } = prepared;
  const trigger = useRef<HTMLButtonElement>(null);
  const surface = useRef<HTMLDialogElement>(null);
  const [isMeant, setMeant] = useState(false);
  const { isOpen, isModal, close } = useAdaptiveSurface({
    trigger,
    surface,
    closesOnResize: props.closesOnResize ?? false,
  });

  // A pointer on its way to the button comes some hundred milliseconds before the press.
  useEffect(() => {
    const button = trigger.current;
    const handleEnter = () => setMeant(true);
    button?.addEventListener('pointerenter', handleEnter, { once: true });
    return () => button?.removeEventListener('pointerenter', handleEnter);
  }, []);
  useEffect(() => {
    if (isOpen) setMeant(true);
  }, [isOpen]);

  const isWanted = isMeant || isOpen;
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
        data-platform=""
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
            className="ts-adaptive-close"
            aria-label={messages.close}
            popoverTarget="surface"
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        {props.children({ isOpen, isModal, isWanted, trigger, close })}
      </dialog>
    </div>
  );
}
