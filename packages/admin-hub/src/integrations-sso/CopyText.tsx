import { Notice } from '@travel-shell/piece/company-screens';
import { Button } from '@travel-shell/ui/button';
import { checkIcon, copyIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface CopyTextProps {
  label: string;
  hint: string;
  value: string;
  text: Messages['sso'];
}

/** A text to be pasted elsewhere, and a button that copies it and says whether it has. */
export function CopyText({ label, hint, value, text }: CopyTextProps): ReactNode {
  const id = useId();
  const [state, setState] = useState<'copied' | 'failed'>();

  async function copy(): Promise<void> {
    setState(undefined);
    try {
      // There is none on a page without https.
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="copy">
      <p id={id} className="ts-field-label">
        {label}
      </p>
      <p className="muted">{hint}</p>
      <div className="copy-row">
        <code dir="ltr">{value}</code>
        <Button
          variant="quiet"
          size="small"
          icon={state === 'copied' ? checkIcon : copyIcon}
          aria-describedby={id}
          onClick={() => void copy()}
        >
          {text.copy}
        </Button>
      </div>
      <Notice>{state === 'copied' && text.copied}</Notice>
      <Notice tone="wrong">{state === 'failed' && text.copyFailed}</Notice>
    </div>
  );
}
