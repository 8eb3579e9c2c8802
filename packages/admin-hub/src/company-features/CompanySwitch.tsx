import { Notice } from '@travel-shell/piece/company-screens';
import type { FormMessages } from '@travel-shell/piece/form';
import { Switch } from '@travel-shell/ui/switch';
import { type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { failureText } from '../parts/failureText.ts';

interface CompanySwitchProps {
  messages: Messages;
  words: FormMessages;
  label: string;
  hint: string | undefined;
  isOn: boolean;
  send(isOn: boolean): Promise<unknown>;
}

/** Applied at once; where that is refused, it goes back and says why. */
export function CompanySwitch({ messages, words, label, hint, isOn, send }: CompanySwitchProps): ReactNode {
  /** Until the answer to the last press. */
  const [wanted, setWanted] = useState<boolean>();
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function handleChange(next: boolean): Promise<void> {
    setWanted(next);
    setProblem('');
    setSaved(false);
    // Each press compares with what the one before has made.
    const sent = last.current.catch(() => {}).then(() => send(next));
    last.current = sent;
    let refused = '';
    try {
      await sent;
    } catch (error) {
      refused = failureText(error, messages.common, words);
    }
    if (last.current !== sent) return;
    setWanted(undefined);
    setProblem(refused);
    setSaved(!refused);
  }

  return (
    <div>
      <Switch label={label} hint={hint} isOn={wanted ?? isOn} onChange={(next) => void handleChange(next)} />
      <Notice tone="wrong">{problem}</Notice>
      <Notice>{isSaved && messages.common.saved}</Notice>
    </div>
  );
}
