import { formatList } from '@travel-shell/i18n/lists';
import { Button } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { Header } from '../../parts/Header.tsx';
import type { Withdrawal } from '../Answer.ts';

interface DoneProps {
  headingId: string;
  messages: Messages;
  withdrawal: Withdrawal;
  onDone: () => void;
}

/** After a withdrawal: what was deleted, and what only the visitor can delete. */
export function Done({ headingId, messages, withdrawal: { isWhole, result }, onDone }: DoneProps): ReactNode {
  const texts = messages.cookies;
  return (
    <>
      <Header id={headingId} heading={isWhole ? texts.withdrawn : messages.saved} />
      <div className="body" role="status">
        {result && <p className="lead">{texts.deleted({ count: result.deleted.length })}</p>}
        {result && result.kept.length > 0 && (
          <p className="lead">{texts.kept({ names: formatList(messages.lang, result.kept) })}</p>
        )}
      </div>
      <div className="answers">
        <Button variant="primary" className="wide" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}
