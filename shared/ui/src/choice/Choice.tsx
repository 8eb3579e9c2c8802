import type { ComponentPropsWithRef, ReactNode } from 'react';
import { checkIcon, minusIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  id: string;
  type: 'checkbox' | 'radio';
  label: ReactNode;
  hint?: ReactNode;
}

/** A styled native checkbox or radio button in one row with its label. The row is its target. */
export function Choice({ id, type, label, hint, className, ...rest }: ChoiceProps): ReactNode {
  const hintId = `${id}-hint`;
  return (
    <div className="ts-choice" part="choice" data-disabled={rest.disabled ? '' : undefined}>
      <span className="ts-choice-mark">
        <input
          part="input"
          {...rest}
          id={id}
          type={type}
          className={`ts-choice-input ${className ?? ''}`.trim()}
          aria-describedby={[hint && hintId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
        />
        {type === 'checkbox' && (
          <>
            <Icon path={checkIcon} className="ts-choice-check" />
            <Icon path={minusIcon} className="ts-choice-mixed" />
          </>
        )}
      </span>
      <span className="ts-choice-texts">
        <label htmlFor={id} className="ts-choice-label" part="label">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="ts-choice-hint" part="hint">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
