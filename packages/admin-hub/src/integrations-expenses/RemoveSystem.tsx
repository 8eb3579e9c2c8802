import { useFormMessages } from '@travel-shell/piece/form';
import { type CompanySettings, companyVersion, removeExpenseManagementSystem } from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { failureText } from '../parts/failureText.ts';
import { sendOwn } from '../parts/sendOwn.ts';

interface RemoveSystemProps {
  /** Null: there is none to remove. Undefined: not known. */
  code: string | null | undefined;
  messages: Messages;
  titleOf(system: string): string;
  onRemoved(title: string): void;
  /** The button goes with the system. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** Removes the system after a question (API-096). */
export function RemoveSystem({ code, messages, titleOf, onRemoved, returnFocus }: RemoveSystemProps): ReactNode {
  const text = messages.expenses;
  const words = useFormMessages(messages.lang);
  const [isAsking, setAsking] = useState(false);
  // The question fades out with what it asked.
  const [asked, setAsked] = useState('');
  if (code && code !== asked) setAsked(code);
  const system = titleOf(asked);

  async function remove(): Promise<string | undefined> {
    try {
      await removeSeen();
    } catch (error) {
      if (error instanceof OtherSystem) return text.otherNow({ system: titleOf(error.code) });
      return words ? failureText(error, messages.common, words) : messages.common.refused;
    }
    onRemoved(system);
    return undefined;
  }

  return (
    <>
      {code && (
        <div className="actions">
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {text.remove}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        heading={text.askTitle({ system })}
        confirmText={text.remove}
        cancelText={text.keep}
        sendingText={text.removing}
        errorText={messages.common.refused}
        isDangerous
        onConfirm={remove}
        onClose={() => setAsking(false)}
        {...(!code && { returnFocus })}
      >
        {text.askText}
      </ConfirmDialog>
    </>
  );
}

/** Somebody else has set another system than the one that the question is about. */
class OtherSystem extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The system is ${code} now.`);
    this.code = code;
  }
}

/** Removes the system that the visitor was asked about, whatever else has changed meanwhile. */
async function removeSeen(): Promise<void> {
  if (await sendOwn(codeOf, (etag) => removeExpenseManagementSystem(etag))) return;
  const now = companyVersion.get();
  const theirs = now.status === 'ready' ? codeOf(now.data.values) : undefined;
  if (theirs === undefined) throw new Error('The system that is there now is not known.');
  if (theirs !== null) throw new OtherSystem(theirs);
}

const codeOf = ({ expenseManagementSystemCode: code }: Partial<CompanySettings>) => code;
