import { useCallback, useState } from 'react';

export interface ToastData {
  /** A shown toast with this id is replaced. */
  id: string;
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { text: string; onSelect: () => void };
  /**
   * Time until it closes by itself; `null` for never. Default: CON-004 (MSC-073), but never for one with an action, so that
   * visitors have enough time (WCAG 2.2.1).
   */
  durationMs?: number | null;
}

export interface Toasts {
  toasts: readonly ToastData[];
  show: (toast: ToastData) => void;
  dismiss: (id: string) => void;
}

/** The toasts that a `ToastRegion` shows. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly ToastData[]>([]);
  const dismiss = useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: ToastData) => setToasts((all) => [...all.filter(({ id }) => id !== toast.id), toast]),
    [],
  );
  return { toasts, show, dismiss };
}
