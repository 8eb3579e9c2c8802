import { withRedirect } from '@travel-shell/api/withRedirect';
import type { AuthState } from '@travel-shell/contract';
import { defineLazy } from '@travel-shell/piece';
import { companyIcon, mailIcon, userIcon } from '@travel-shell/ui';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { LINKS } from '../links.ts';
import { type Confirmation, neededConfirmations } from '../neededConfirmations.ts';
import { ButtonRow, LinkRow } from './Row.tsx';

const lazyDialog = defineLazy(
  'account-menu',
  () => import(/* webpackChunkName: "confirmation-dialog" */ './ConfirmationDialog.tsx'),
);

type Dialog = typeof import('./ConfirmationDialog.tsx');
type Asked = Exclude<Confirmation, 'account'>;

/** Pending confirmations (ACC-015 to ACC-017); the first two open a dialog to resend the mail. */
export function Confirmations({ state, ...props }: PartProps & { state: AuthState }): ReactNode {
  const { messages } = props.prepared;
  const [dialog, setDialog] = useState<{ asked: Asked; isOpen: boolean; View: Dialog['ConfirmationDialog'] }>();
  const [news, setNews] = useState<{ text: string; isProblem: boolean }>();
  const needed = neededConfirmations(state);
  const email = state.userInfoState.accountEmail ?? '';

  async function ask(asked: Asked): Promise<void> {
    props.onTrack('confirm', asked);
    setNews(undefined);
    const module = await lazyDialog.attempt();
    if (module) setDialog({ asked, isOpen: true, View: module.ConfirmationDialog });
    else setNews({ text: messages.tryAgain, isProblem: true });
  }

  if (needed.length === 0) return null;
  return (
    <div className="group">
      <ul>
        {needed.map((kind) => (
          <li key={kind}>
            {kind === 'account' ? (
              <LinkRow
                icon={mailIcon}
                href={LINKS.confirmAccount}
                onClick={(event) => {
                  props.onTrack('confirm', kind);
                  // RTE-011
                  event.currentTarget.href = withRedirect(LINKS.confirmAccount, window.location.href);
                }}
              >
                {messages.confirmAccount}
              </LinkRow>
            ) : (
              <ButtonRow
                icon={kind === 'company' ? companyIcon : userIcon}
                aria-haspopup="dialog"
                onClick={() => void ask(kind)}
              >
                {kind === 'company' ? messages.confirmCompany : messages.confirmProfile}
              </ButtonRow>
            )}
          </li>
        ))}
      </ul>
      <p className={news?.isProblem ? 'problem' : 'news'} role="status">
        {news?.text}
      </p>
      {dialog && (
        <dialog.View
          {...props}
          asked={dialog.asked}
          email={email}
          isOpen={dialog.isOpen}
          onSent={() => setNews({ text: messages.sent({ email }), isProblem: false })}
          onEnd={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </div>
  );
}
