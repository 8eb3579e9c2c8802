import type { ReactNode } from 'react';
import { SPINNER_SIZE } from '../constants.ts';

export interface SpinnerProps {
  /** In px at the default text size; it grows with the visitor's text. Default: CON-009 (MSC-078). */
  size?: number;
  /** The name of the loading part, for screen readers. Without it the spinner is decorative: announce it elsewhere. */
  label?: string;
}

export function Spinner({ size = SPINNER_SIZE, label }: SpinnerProps): ReactNode {
  const side = `${size / 16}em`;
  return (
    <span className="ts-spinner" part="spinner" role={label && 'status'} aria-hidden={!label || undefined}>
      <svg viewBox="0 0 40 40" width={side} height={side} aria-hidden="true">
        <circle className="ts-spinner-track" cx="20" cy="20" r="17" />
        <circle className="ts-spinner-arc" cx="20" cy="20" r="17" pathLength="100" />
      </svg>
      {label && <span className="ts-hidden">{label}</span>}
    </span>
  );
}
