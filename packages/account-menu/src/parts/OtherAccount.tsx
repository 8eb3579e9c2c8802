import { useSheets } from '@travel-shell/piece';
import { type SwitcherOption, switchToAccount } from '@travel-shell/store/auth';
import { Spinner, spinnerSheet } from '@travel-shell/ui/spinner';
import type { ReactNode } from 'react';
import type { PartProps } from '../AccountMenuProps.ts';
import { Identity } from './Identity.tsx';

const SHEETS = [spinnerSheet];

interface OtherAccountProps extends PartProps {
  option: SwitcherOption;
  /** Gets the switch that a press has begun: whether it worked. */
  onSwitch(done: Promise<boolean>): void;
}

/** Another account of this session; a click switches to it. */
export function OtherAccount({ option, onSwitch, ...props }: OtherAccountProps): ReactNode {
  const { element, prepared, onTrack } = props;
  const { messages } = prepared;
  const { item, state } = option;
  useSheets(element.host, SHEETS);
  const isLoading = state === 'loading';
  const name = item.accountName || item.userEmail;

  function handleClick(): void {
    if (isLoading) return;
    onTrack('accounts', 'switch');
    onSwitch(switchToAccount(item.tokenId, item.businessMode));
  }

  return (
    <li>
      <button
        type="button"
        className="row identity"
        part="row"
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading || undefined}
        onClick={handleClick}
      >
        <span className="ts-hidden">{messages.switchTo} </span>
        <Identity name={name} email={item.userEmail} imageUrl={item.userImgUrl} lang={messages.lang} />
        {isLoading && <Spinner size={20} />}
      </button>
    </li>
  );
}
