import type { ReactNode } from 'react';
import { alertIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

/** Texts of every field. */
export interface FieldTexts {
  label: ReactNode;
  /** For screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  /** While set, the field is invalid. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  /** Id of the control; `fieldIds` derives the others from it. */
  id: string;
  /** For a control that is not a form control and needs `aria-labelledby`. */
  labelIsSpan?: boolean;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** Ids of a field's texts, and the ARIA attributes of its control that reference them. */
export function fieldIds(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, more?: string) {
  const [label, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const described = [more, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    label,
    hint: hintId,
    error: errorId,
    control: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined } as const,
  };
}

/** The label of several controls, whose group names it by its id. */
export function GroupLabel(props: Pick<FieldProps, 'id' | 'label' | 'hideLabel' | 'isRequired'>): ReactNode {
  const { id, label, hideLabel, isRequired } = props;
  return (
    <div id={id} className={hideLabel ? 'ts-hidden' : 'ts-field-label'} part="label">
      {label}
      {isRequired && (
        <span className="ts-field-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </div>
  );
}

/** A label above a control, and beneath it its hint and its error. */
export function Field(props: FieldProps): ReactNode {
  const { id, label, hideLabel, hint, error, labelIsSpan, isDisabled, isRequired, children } = props;
  const ids = fieldIds(id, props);
  const Label = labelIsSpan ? 'span' : 'label';
  return (
    <div
      className="ts-field"
      part="field"
      data-invalid={error ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
    >
      <Label
        id={ids.label}
        className={hideLabel ? 'ts-hidden' : 'ts-field-label'}
        part="label"
        {...(!labelIsSpan && { htmlFor: id })}
      >
        {label}
        {isRequired && (
          <span className="ts-field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </Label>
      {children}
      {hint && (
        <div id={ids.hint} className="ts-field-hint" part="hint">
          {hint}
        </div>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The region is rendered before its text, so that screen readers announce a later error. */
export function FieldError({ id, error }: { id: string; error: ReactNode }): ReactNode {
  return (
    <div className="ts-field-error" part="error" aria-live="polite">
      {error && (
        <>
          <Icon path={alertIcon} />
          <span id={id}>{error}</span>
        </>
      )}
    </div>
  );
}
