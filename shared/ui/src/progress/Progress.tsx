import { type ReactNode, useId } from 'react';

export interface ProgressProps {
  label: ReactNode;
  /** For screen readers only. */
  hideLabel?: boolean;
  /** Omit it while the progress is unknown. */
  value?: number;
  /** CON-099 */
  max?: number;
  /** The value as text, "3 of 5 steps"; shown and read instead of a percentage. */
  valueText?: string;
}

/** A native `<progress>`. */
export function Progress({ label, hideLabel = false, value, max = 100, valueText }: ProgressProps): ReactNode {
  const id = useId();
  return (
    <div className="ts-progress" part="progress">
      <div className={hideLabel ? 'ts-hidden' : 'ts-progress-texts'}>
        <label htmlFor={id}>{label}</label>
        {valueText && (
          <span className="ts-progress-value" aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={id}
        className="ts-progress-bar"
        part="progress-bar"
        value={value === undefined ? undefined : Math.min(Math.max(value, 0), max)}
        max={max}
        aria-valuetext={valueText}
      />
    </div>
  );
}
