import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { autoCloseDelay } from '../configured.ts';
import { alertIcon, checkIcon, closeIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { useEffectEvent } from '../useEffectEvent.ts';
import type { ToastData } from './useToasts.ts';

interface ToastProps {
  toast: ToastData;
  closeLabel: string;
  onGone: () => void;
  /** The toast is removed while it has the focus. */
  onRemove: () => void;
}

const ICONS = { neutral: undefined, success: checkIcon, danger: alertIcon } as const;

export function Toast({ toast, closeLabel, onGone, onRemove }: ToastProps): ReactNode {
  const { text, tone = 'neutral', action, durationMs = action ? null : autoCloseDelay() } = toast;
  const ref = useRef<HTMLLIElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isHeld = isHovered || isFocused;

  // Restart the timer after hover.
  useEffect(() => {
    if (durationMs === null || isHeld) return;
    const timer = setTimeout(() => setLeaving(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isHeld]);

  // The toast's owner may dismiss it at any time. The undo runs while it is still in the page.
  const giveFocusBack = useEffectEvent(onRemove);
  useLayoutEffect(() => {
    const toast = ref.current;
    return () => {
      if (toast?.matches(':focus-within')) giveFocusBack();
    };
  }, []);

  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (!isLeaving) return;
    let isOver = false;
    const movements = ref.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(movements).then(() => isOver || leave());
    return () => {
      isOver = true;
    };
  }, [isLeaving]);

  const icon = ICONS[tone];
  return (
    <li
      ref={ref}
      className="ts-toast"
      part="toast"
      data-leaving={isLeaving ? '' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {icon && <Icon path={icon} className="ts-toast-icon" />}
      <span className="ts-toast-text">{text}</span>
      {action && (
        <Button
          variant="link"
          size="small"
          className="ts-toast-action"
          part="toast-action"
          onClick={() => {
            if (isLeaving) return;
            setLeaving(true);
            action.onSelect();
          }}
        >
          {action.text}
        </Button>
      )}
      <button
        type="button"
        className="ts-toast-close"
        part="toast-close"
        aria-label={closeLabel}
        onClick={() => setLeaving(true)}
      >
        <Icon path={closeIcon} />
      </button>
    </li>
  );
}
