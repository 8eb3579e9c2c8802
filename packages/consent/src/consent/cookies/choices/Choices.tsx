import type { CookieCategory } from '@travel-shell/store/consent';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import type { Answer } from '../Answer.ts';
import { Details } from './Details.tsx';
import { Selection } from './Selection.tsx';
import { useLists } from './useLists.ts';
import { useViewChange } from './useViewChange.ts';

interface ChoicesProps {
  layer: RefObject<HTMLElement | null>;
  headingId: string;
  messages: Messages;
  /** The optional categories that are accepted. */
  saved: readonly CookieCategory[];
  /** What is saved could not be loaded; it is what the browser has kept. */
  hasFailed: boolean;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
}

/** What is behind the landing: the selection, and the list of a category. */
export function Choices({ layer, headingId, messages, saved, hasFailed, onAnswer, onBack }: ChoicesProps): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<CookieCategory>>(() => new Set(saved));
  const lists = useLists();

  useViewChange(layer, lists.shown ? 'details' : 'selection');

  function toggle(category: CookieCategory, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(category);
    else next.delete(category);
    setChosen(next);
  }

  const common = { headingId, messages };
  if (lists.shown) return <Details {...common} list={lists.shown} onBack={lists.close} />;
  return (
    <Selection
      {...common}
      chosen={chosen}
      hasFailed={hasFailed}
      onToggle={toggle}
      lists={lists}
      onSave={() => onAnswer({ choice: 'accept', categories: ['strictlyNecessary', ...chosen] })}
      onBack={onBack}
    />
  );
}
