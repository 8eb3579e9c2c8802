import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { alertIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';

export type ConfirmState = 'idle' | 'sending' | 'error';

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'heading' | 'headingLevel' | 'maxWidth' | 'delayMs' | 'returnFocus'> {
  /** The question; read out with the heading. */
  children: ReactNode;
  confirmText: string;
  cancelText: string;
  /** What the confirming button is called while it waits. */
  sendingText: string;
  /** When there is no better text to tell of a failure. */
  errorText: string;
  isDangerous?: boolean;
  /** Does what was asked. Resolves to the text of what went wrong, or to nothing, and then the dialog closes. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * A question with two answers. While the answer is being sent the dialog cannot be left; what fails is said inside, where
 * it can be tried again.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, onClose } = props;
  const messageId = useId();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** The opening an answer belongs to: one that comes after the dialog has gone says nothing to the next. */
  const opening = useRef<symbol>(undefined);
  const state: ConfirmState = isSending ? 'sending' : problem ? 'error' : 'idle';

  useEffect(() => {
    if (!isOpen) return;
    setProblem(undefined);
    setSending(false);
    opening.current = Symbol();
    return () => {
      opening.current = undefined;
    };
  }, [isOpen]);

  async function handleConfirm(): Promise<void> {
    const asked = opening.current;
    setSending(true);
    setProblem(undefined);
    // The visitor is told; who made the promise knows why it broke.
    const failure = await props.onConfirm().catch(() => props.errorText);
    if (opening.current !== asked) return;
    setSending(false);
    setProblem(failure);
    if (!failure) onClose();
  }

  function keepWhileSending(event: Event): void {
    if (isSending) event.preventDefault();
  }

  return (
    <Dialog
      {...props}
      role="alertdialog"
      describedBy={messageId}
      narrowShape="popup"
      maxWidth={props.maxWidth ?? 440}
      onClose={onClose}
      onEscape={keepWhileSending}
      onOutsidePress={keepWhileSending}
      footer={
        <>
          {/* First, and so the one in focus: the answer that does nothing. */}
          <Button variant="quiet" aria-disabled={isSending || undefined} onClick={() => isSending || onClose()}>
            {props.cancelText}
          </Button>
          <Button
            variant={props.isDangerous ? 'danger' : 'primary'}
            isLoading={isSending}
            loadingText={props.sendingText}
            onClick={() => void handleConfirm()}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      <div className="ts-confirm" data-state={state}>
        <div id={messageId}>{props.children}</div>
        <div role="alert" className="ts-confirm-problem" part="confirm-problem">
          {problem && (
            <>
              <Icon path={alertIcon} />
              <span>{problem}</span>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
