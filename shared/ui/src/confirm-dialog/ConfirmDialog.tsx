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
  /** The confirm button's name while pending. */
  sendingText: string;
  /** Error text when `onConfirm` rejects. */
  errorText: string;
  isDangerous?: boolean;
  /** Performs the action. Resolves to an error text, or to nothing, which closes the dialog. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
}

/**
 * A question with two answers. While `onConfirm` is pending the dialog cannot be closed; a failure is shown inside, where
 * the visitor can retry.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { isOpen, onClose } = props;
  const messageId = useId();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Counts openings: a result that arrives after the dialog has closed is ignored. */
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
    // The visitor sees the error text; the owner of the promise knows the cause.
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
      maxWidth={props.maxWidth ?? 'medium'}
      onClose={onClose}
      onEscape={keepWhileSending}
      onOutsidePress={keepWhileSending}
      footer={
        <>
          {/* Cancel comes first, so that it gets the focus. */}
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
