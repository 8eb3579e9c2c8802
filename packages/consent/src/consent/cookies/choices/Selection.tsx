import { COOKIE_CATEGORIES, type CookieCategory } from '@travel-shell/store/consent';
import { Button } from '@travel-shell/ui/button';
import { Switch } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import { BackHeader } from './BackHeader.tsx';
import type { Lists } from './useLists.ts';

interface SelectionProps {
  headingId: string;
  messages: Messages;
  chosen: ReadonlySet<CookieCategory>;
  onToggle: (category: CookieCategory, isOn: boolean) => void;
  lists: Lists;
  hasFailed: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** CNS-006 to CNS-008, CNS-011: a switch for each category. Without a choice before, the optional ones are off. */
export function Selection(props: SelectionProps): ReactNode {
  const { headingId, messages, chosen, onToggle, lists, hasFailed, onSave, onBack } = props;
  const texts = messages.cookies;
  return (
    <>
      <BackHeader id={headingId} heading={texts.choose} messages={messages} onBack={onBack} />
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
                isOn={isLocked || chosen.has(category)}
                isDisabled={isLocked}
                onChange={(isOn) => onToggle(category, isOn)}
              />
              <Button
                variant="link"
                size="small"
                aria-label={texts.show({ category: texts.names[category] })}
                isLoading={lists.pending === category}
                onClick={() => lists.open(category)}
              >
                {texts.list}
              </Button>
              {/* Rendered from the start, so that its text is announced. */}
              <p className="missing" role="status">
                {lists.missing === category && texts.missing}
              </p>
            </li>
          );
        })}
      </ul>
      <div className="answers">
        <Button variant="primary" className="wide" onClick={onSave}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}
