import { COOKIE_CATEGORIES } from '@travel-shell/store/consent';
import { Button } from '@travel-shell/ui/button';
import { Switch } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { ServerFilled } from '../parts/ServerFilled.tsx';
import { tracked } from '../parts/tracked.ts';
import { BackHeader } from './BackHeader.tsx';
import type { Press } from './useChoices.ts';

interface SelectionProps {
  headingId: string;
  messages: Messages;
  /** Id of the landing's form, which answers with all or nothing. */
  answers: string;
  /** Optional categories are accepted, so a refusal withdraws them. */
  isWithdrawal: boolean;
  /** The saved choice could not be loaded; the switches show the one that the browser has kept. */
  hasFailed: boolean;
  onPress: Press;
}

/** CNS-006 to CNS-008, CNS-011: a switch for each category. Without a choice before, the optional ones are off. */
export function Selection(props: SelectionProps): ReactNode {
  const { headingId, messages, answers, isWithdrawal, hasFailed, onPress } = props;
  const texts = messages.cookies;
  return (
    <div data-view="selection" data-missing={texts.missing} hidden suppressHydrationWarning>
      <BackHeader messages={messages} onPress={onPress}>
        <h2 id={headingId} className="heading" part="heading" tabIndex={-1}>
          {texts.choose}
        </h2>
      </BackHeader>
      <p className="failed" role="status">
        {hasFailed && texts.unloaded}
      </p>
      <ul className="categories">
        {COOKIE_CATEGORIES.map((category) => {
          const isLocked = category === 'strictlyNecessary';
          return (
            <li key={category} className="category" part="category">
              <Switch
                label={texts.names[category]}
                hint={isLocked ? `${texts.hints[category]} ${texts.always}` : texts.hints[category]}
                value={category}
                isOnAtFirst={isLocked}
                isDisabled={isLocked}
              />
              <Button
                variant="link"
                size="small"
                name="choice"
                value={category}
                aria-label={texts.show({ category: texts.names[category] })}
                onClick={onPress}
              >
                {texts.list}
              </Button>
              {/* There from the start, so that its text is announced. */}
              <ServerFilled className="missing" role="status" />
            </li>
          );
        })}
      </ul>
      <div className="actions">
        {/* Of the other form, so that Enter on a switch answers nothing. */}
        <div className="all">
          <Button type="submit" form={answers} name="choice" value="accept" {...tracked('cookies', 'accept')}>
            {texts.accept}
          </Button>
          <Button type="submit" form={answers} name="choice" value="decline" {...tracked('cookies', 'decline')}>
            {isWithdrawal ? texts.withdraw : texts.decline}
          </Button>
        </div>
        <div className="answers">
          <Button name="choice" value="save" className="wide" onClick={onPress} {...tracked('cookies', 'save')}>
            {texts.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
