import { switchBusinessMode } from '@travel-shell/store/business';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';

/** Personal or business mode (ACC-009). Two buttons rather than radio buttons, because the other one navigates away. */
export function ModeSwitch({ businessMode, ...props }: PartProps & { businessMode: boolean }): ReactNode {
  const { messages } = props.prepared;
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function handleSwitch(): Promise<void> {
    if (step === 'sending') return;
    props.onTrack('mode', businessMode ? 'personal' : 'business');
    setStep('sending');
    setStep((await switchBusinessMode()) ? 'idle' : 'failed');
  }

  return (
    <div className="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends. */}
      <div className="mode" part="mode" role="group" aria-label={messages.mode}>
        {[false, true].map((isBusiness) => {
          const isCurrent = isBusiness === businessMode;
          return (
            <button
              key={String(isBusiness)}
              type="button"
              aria-pressed={isCurrent}
              aria-busy={(!isCurrent && step === 'sending') || undefined}
              onClick={() => isCurrent || void handleSwitch()}
            >
              {isBusiness ? messages.business : messages.personal}
            </button>
          );
        })}
      </div>
      {step === 'failed' && (
        <p className="problem" role="alert">
          {messages.tryAgain}
        </p>
      )}
    </div>
  );
}
