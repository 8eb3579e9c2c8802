import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import { DECISION_LIFETIME_DAYS } from '@travel-shell/core/consentCookieNames';
import { Button } from '@travel-shell/ui/button';
import type { MouseEvent, ReactNode } from 'react';
import type { Messages as CommonMessages } from '../../messages/generated/Messages.ts';
import { Header } from '../parts/Header.tsx';
import { SignalNote } from '../parts/SignalNote.tsx';
import { tracked } from '../parts/tracked.ts';
import { DAY, formatDuration } from './formatDuration.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { Summary } from './Summary.tsx';
import type { Tab } from './Tab.ts';

interface LandingProps {
  messages: Messages;
  /** The messages of every kind. */
  common: CommonMessages;
  locale: Locale;
  headingId: string;
  initial: Schema<'TcfInitialPreferences'> | undefined;
  /** The saved choice, where the visitor has asked for it. */
  saved: ReactNode;
  canWithdraw: boolean;
  onShow: (tab: Tab) => void;
  /** There is a choice that can be left as it is. */
  onLeave: (() => void) | undefined;
}

/** The first layer. A server renders it, and its form works without script. */
export function LandingScreen(props: LandingProps): ReactNode {
  const { messages, common, locale, headingId, initial, saved, canWithdraw, onShow, onLeave } = props;

  // The link to the list may be the server's.
  function handleClick({ target }: MouseEvent): void {
    if ((target as Element).closest('[data-tab="vendors"]')) onShow('vendors');
  }

  return (
    <>
      <Header id={headingId} heading={messages.title} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the press of a button in it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the press of a button in it */}
      <div className="tcf-body" onClick={handleClick}>
        {saved}
        <SignalNote messages={common} text={messages.signalText} />
        <Summary messages={messages} initial={initial} />
        <p>{messages.interest}</p>
        <p>{messages.withdraw({ duration: formatDuration(locale, DECISION_LIFETIME_DAYS * DAY) })}</p>
      </div>
      <div className="tcf-footer">
        <div className="answers">
          <Button variant="primary" type="submit" name="choice" value="accept" {...tracked('tcf', 'ACCEPT_ALL')}>
            {messages.accept}
          </Button>
          <Button variant="primary" type="submit" name="choice" value="decline" {...tracked('tcf', 'REJECT')}>
            {canWithdraw ? messages.withdrawAll : messages.reject}
          </Button>
        </div>
      </div>
      <div className="more">
        <Button variant="quiet" fullWidth data-replay="" className="scripted" onClick={() => onShow('purposes')}>
          {messages.manage}
        </Button>
        {onLeave && (
          <Button variant="quiet" fullWidth onClick={onLeave}>
            {common.leave}
          </Button>
        )}
      </div>
    </>
  );
}
