import { useSheets } from '@travel-shell/piece';
import { useAuth } from '@travel-shell/store';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import { Dialog, dialogSheet } from '@travel-shell/ui/dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

/** In px. Source: CON-048. */
const WIDTH = 360;
const SHEETS = [buttonSheet, dialogSheet];

interface SaveDialogProps {
  host: HTMLElement | null;
  messages: Messages;
  /** Code of the currency it asks about; undefined while closed. */
  asked: string | undefined;
  returnFocus: RefObject<HTMLElement | null>;
  onAnswer: (wantsToSave: boolean | undefined) => void;
}

/** Asks whether to remember the choice (PIC-049, PIC-050). */
export function SaveDialog({ host, messages, asked, returnFocus, onAnswer }: SaveDialogProps): ReactNode {
  const { status } = useAuth();
  useSheets(host, SHEETS);
  // The dialog fades out with the currency that it asked about.
  const [currency, setCurrency] = useState('');
  if (asked && asked !== currency) setCurrency(asked);
  return (
    <Dialog
      isOpen={asked !== undefined}
      heading={messages.saveTitle({ currency })}
      closeLabel={messages.close}
      maxWidth={WIDTH}
      narrowShape="popup"
      returnFocus={returnFocus}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer(false)}>
            {messages.saveNo}
          </Button>
          <Button onClick={() => onAnswer(true)}>
            {status === 'signedOut' ? messages.saveSignIn : messages.saveYes}
          </Button>
        </>
      }
    >
      <p>{messages.saveText({ currency })}</p>
    </Dialog>
  );
}
