import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';

/** How far it must be dragged to close, as a share of its height; or how fast, in px per ms. */
const FAR = 0.3;
const FAST = 0.6;

interface Drag {
  from: number;
  last: { y: number; time: number };
  speed: number;
}

interface SheetHandleProps {
  dialog: RefObject<HTMLDialogElement | null>;
  onDismiss: () => void;
}

/** Drags a sheet down to close it. For touch only: the close button does the same (WCAG 2.5.7), so it has no role. */
export function SheetHandle({ dialog, onDismiss }: SheetHandleProps): ReactNode {
  const drag = useRef<Drag>(undefined);

  function move(distance: number): void {
    dialog.current?.style.setProperty('translate', `0 ${Math.max(0, distance)}px`);
  }

  function handleDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, last: { y: event.clientY, time: event.timeStamp }, speed: 0 };
    dialog.current?.setAttribute('data-dragged', '');
  }

  function handleMove({ clientY, timeStamp }: PointerEvent): void {
    const now = drag.current;
    if (!now) return;
    now.speed = (clientY - now.last.y) / Math.max(1, timeStamp - now.last.time);
    now.last = { y: clientY, time: timeStamp };
    move(clientY - now.from);
  }

  function handleEnd({ clientY, type }: PointerEvent): void {
    const [now, element] = [drag.current, dialog.current];
    drag.current = undefined;
    if (!now || !element) return;
    element.removeAttribute('data-dragged');
    element.style.removeProperty('translate'); // slides back, or continues into the closing transition
    const distance = clientY - now.from;
    const isFarEnough = distance > element.offsetHeight * FAR || (now.speed > FAST && distance > 0);
    if (type === 'pointerup' && isFarEnough) onDismiss();
  }

  return (
    <div
      className="ts-dialog-handle"
      part="dialog-handle"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    />
  );
}
