import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { capsLockIcon, eyeIcon, eyeOffIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'below'> {
  /** Names the button that shows the password; its pressed state tells whether it is shown. */
  showText: string;
  /** Warning that Caps Lock is on; without it there is none. */
  capsLockText?: string;
  /** Password strength, shown below the box; read with the field. */
  strength?: ReactNode;
}

/** Set `autoComplete` to `new-password` if needed. Default: `current-password`. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { showText, capsLockText, strength, onKeyDown, onKeyUp, onBlur, ...rest } = props;
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const strengthId = `${id}-strength`;

  const lookAtCapsLock = (event: KeyboardEvent) => {
    // A key event dispatched by an extension has no getModifierState.
    setCapsLocked(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  };

  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      // Some browsers send spell-checked text to a server.
      spellCheck={false}
      {...rest}
      id={id}
      type={isShown ? 'text' : 'password'}
      aria-describedby={[rest['aria-describedby'], strength && strengthId].filter(Boolean).join(' ') || undefined}
      onKeyDown={(event) => {
        lookAtCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        lookAtCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLocked(false);
        onBlur?.(event);
      }}
      suffix={
        <button
          type="button"
          className="ts-box-button"
          part="show"
          aria-label={showText}
          aria-pressed={isShown}
          aria-controls={id}
          disabled={rest.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? eyeOffIcon : eyeIcon} />
        </button>
      }
      below={
        <>
          <div className="ts-password-caps" role="status" part="caps-lock">
            {isCapsLocked && capsLockText !== undefined && (
              <>
                <Icon path={capsLockIcon} />
                {capsLockText}
              </>
            )}
          </div>
          {strength && (
            <div id={strengthId} className="ts-password-strength" part="strength">
              {strength}
            </div>
          )}
        </>
      }
    />
  );
}
