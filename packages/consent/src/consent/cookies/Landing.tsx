import { Button } from '@travel-shell/ui/button';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { Close, Header } from '../parts/Header.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { SignalNote } from '../parts/SignalNote.tsx';
import { tracked } from '../parts/tracked.ts';
import type { Press } from './useChoices.ts';

interface LandingProps {
  headingId: string;
  messages: Messages;
  policyUrl: string | undefined;
  isShown: boolean;
  /** Optional categories are accepted, so a refusal withdraws them. */
  isWithdrawal: boolean;
  /** The saved choice, where the visitor has asked for it. */
  saved: ReactNode;
  /** Leads to the selection. */
  onManage: Press;
  /** There is a choice that can be left as it is. */
  hasDecided: boolean;
  /** The visitor has asked for the banner, and may leave it without an answer. */
  onLeave: (() => void) | undefined;
}

/** CNS-010. Accepting and refusing look alike. */
export function Landing(props: LandingProps): ReactNode {
  const { headingId, messages, policyUrl, isShown, isWithdrawal, saved, onManage, hasDecided, onLeave } = props;
  const texts = messages.cookies;
  return (
    <>
      <Header id={headingId} heading={texts.title}>
        <Close label={onLeave ? messages.close : texts.close} answers="cookies" onClick={onLeave} />
      </Header>
      <div className="body">
        {/* First, so that a low window shows all of it. */}
        {saved}
        <p className="lead">{texts.lead}</p>
        <p className="lead">
          {texts.change}{' '}
          <PolicyLink served={policyUrl} isShown={isShown}>
            {messages.notice.policy}
          </PolicyLink>
        </p>
        <SignalNote messages={messages} text={texts.signalText} />
      </div>
      <div className="actions">
        <div className="answers">
          <Button variant="primary" type="submit" name="choice" value="accept" {...tracked('cookies', 'accept')}>
            {texts.accept}
          </Button>
          <Button variant="primary" type="submit" name="choice" value="decline" {...tracked('cookies', 'decline')}>
            {isWithdrawal ? texts.withdraw : texts.decline}
          </Button>
        </div>
        <div className="more">
          <Button
            variant="quiet"
            name="choice"
            value="manage"
            className="wide scripted"
            onClick={onManage}
            {...tracked('cookies', 'manage')}
          >
            {texts.manage}
          </Button>
          {onLeave && hasDecided && (
            <Button variant="quiet" className="wide" onClick={onLeave}>
              {messages.leave}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
