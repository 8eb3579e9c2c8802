import { isolate } from '@travel-shell/i18n/isolate';
import { formatList } from '@travel-shell/i18n/lists';
import { Button } from '@travel-shell/ui/button';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { showView } from '../../../head/choices.ts';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { Header } from '../../parts/Header.tsx';
import type { Withdrawal } from '../../Withdrawal.ts';

interface DoneProps {
  layer: RefObject<HTMLElement | null>;
  headingId: string;
  messages: Messages;
  withdrawal: Withdrawal;
  onDone: () => void;
}

/**
 * After a withdrawal: what was deleted, and what only the visitor can delete. It says that a choice is saved only where it
 * is; where it is not it says what counts, and that it is sent later.
 */
export function Done({ layer, headingId, messages, withdrawal, onDone }: DoneProps): ReactNode {
  const { isWhole, isStored, cookies } = withdrawal;
  const texts = messages.cookies;
  const heading = isStored ? messages.saved : texts.chosen;
  useLayoutEffect(() => {
    if (layer.current) showView(layer.current, 'done');
  }, [layer]);

  return (
    <div data-view="done">
      <Header id={headingId} heading={isWhole ? texts.withdrawn : heading} />
      <div className="body" role="status">
        {isStored === false && <p className="lead">{texts.unsent}</p>}
        {cookies && (cookies.isComplete || cookies.deleted.length > 0) && (
          <p className="lead">{texts.deleted({ count: cookies.deleted.length })}</p>
        )}
        {cookies?.isComplete === false && <p className="lead">{texts.missing}</p>}
        {cookies && cookies.kept.length > 0 && (
          <p className="lead">{texts.kept({ names: formatList(messages.lang, cookies.kept.map(isolate)) })}</p>
        )}
      </div>
      <div className="answers">
        <Button variant="primary" className="wide" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
