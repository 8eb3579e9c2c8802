import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { MIN_PASSWORD_LENGTH } from './checkFields.ts';
import type { PasswordStrength } from './passwordStrength.ts';

interface StrengthProps {
  /** Undefined while nothing is typed. */
  strength: PasswordStrength | undefined;
  typed: string;
  messages: Messages;
}

/** The strength of a new password, as text and as three bars. */
export function Strength({ strength, typed, messages }: StrengthProps): ReactNode {
  const words = {
    short: () => messages.strengthShort({ missing: MIN_PASSWORD_LENGTH - [...typed].length }),
    weak: () => messages.strengthWeak,
    good: () => messages.strengthGood,
    strong: () => messages.strengthStrong,
  };
  return (
    <div className="form-strength" data-strength={strength}>
      <span className="form-strength-bars" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span>{strength ? words[strength]() : messages.passwordShort}</span>
    </div>
  );
}
