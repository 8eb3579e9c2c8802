import { redirect } from '@travel-shell/api/navigate';
import type { AuthState } from '@travel-shell/contract';
import { defineLazy, useLazy } from '@travel-shell/piece';
import { useShellState } from '@travel-shell/store';
import { accountSwitcher, startAddingAccount } from '@travel-shell/store/auth';
import { plusIcon } from '@travel-shell/ui';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { switcherEntries } from '../switcherEntries.ts';
import { Identity } from './Identity.tsx';
import { ButtonRow } from './Row.tsx';

const other = defineLazy('account-menu', () => import(/* webpackChunkName: "other-account" */ './OtherAccount.tsx'));

/** The current account, the accounts to switch to, and "add account" (ACC-008). */
export function Accounts({ state, name, ...props }: PartProps & { state: AuthState; name: string }): ReactNode {
  const { element, isWanted, onClose, onTrack } = props;
  const { messages } = props.prepared;
  const { userInfoState: user, businessState: business } = state;
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');
  const entries = switcherEntries(useShellState(accountSwitcher), business.businessMode);
  const others = entries.filter(({ state: option }) => option !== 'selected');
  const OtherAccount = useLazy(other, isWanted && others.length > 0).module?.OtherAccount;

  async function handleAdd(): Promise<void> {
    onTrack('accounts', 'add');
    setStep('sending');
    const url = await startAddingAccount();
    setStep(url ? 'idle' : 'failed');
    if (!url) return;
    onClose();
    if (element.emit('travel-sign-in-requested', { reason: 'add-account' })) redirect(url, 'add-account', element.host);
  }

  async function handleSwitch(done: Promise<boolean>): Promise<void> {
    setStep('idle');
    if (!(await done)) setStep('failed');
  }

  return (
    <div className="group">
      <ul className="accounts" part="accounts" aria-label={messages.accounts}>
        <li className="identity" aria-current="true">
          <Identity
            name={name}
            email={user.userDisplayEmail || user.accountEmail}
            imageUrl={user.userImgUrl}
            companyName={business.businessMode ? business.companyName : null}
            lang={messages.lang}
          />
        </li>
        {others.map((option) =>
          OtherAccount ? (
            <OtherAccount key={option.item.tokenId} {...props} option={option} onSwitch={handleSwitch} />
          ) : (
            <li key={option.item.tokenId} className="identity-place" aria-hidden="true" />
          ),
        )}
      </ul>
      <ButtonRow icon={plusIcon} isBusy={step === 'sending'} onClick={() => void handleAdd()}>
        {messages.addAccount}
      </ButtonRow>
      {step === 'failed' && (
        <p className="problem" role="alert">
          {messages.tryAgain}
        </p>
      )}
    </div>
  );
}
