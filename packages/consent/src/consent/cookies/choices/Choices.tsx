import type { CookieCategory } from '@travel-shell/store/consent';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { Messages } from '../../../messages/generated/Messages.ts';
import type { Answer, Withdrawal } from '../Answer.ts';
import { Details } from './Details.tsx';
import { Done } from './Done.tsx';
import { Selection } from './Selection.tsx';
import { useLists } from './useLists.ts';

interface ChoicesProps {
  layer: RefObject<HTMLElement | null>;
  headingId: string;
  messages: Messages;
  /** The optional categories that are accepted. */
  saved: readonly CookieCategory[];
  withdrawal: Withdrawal | undefined;
  onAnswer: (answer: Answer) => void;
  onBack: () => void;
  onDone: () => void;
}

/** What is behind the landing: the selection, the list of a category, and the result of a withdrawal. */
export function Choices({
  layer,
  headingId,
  messages,
  saved,
  withdrawal,
  onAnswer,
  onBack,
  onDone,
}: ChoicesProps): ReactNode {
  const [chosen, setChosen] = useState<ReadonlySet<CookieCategory>>(() => new Set(saved));
  const lists = useLists();
  const view = withdrawal ? 'done' : lists.shown ? 'details' : 'selection';

  useViewChange(layer, view);

  function toggle(category: CookieCategory, isOn: boolean): void {
    const next = new Set(chosen);
    if (isOn) next.add(category);
    else next.delete(category);
    setChosen(next);
  }

  const common = { headingId, messages };
  if (withdrawal) return <Done {...common} withdrawal={withdrawal} onDone={onDone} />;
  if (lists.shown) return <Details {...common} list={lists.shown} onBack={lists.close} />;
  return (
    <Selection
      {...common}
      chosen={chosen}
      onToggle={toggle}
      lists={lists}
      onSave={() => onAnswer({ choice: 'accept', categories: ['strictlyNecessary', ...chosen] })}
      onBack={onBack}
    />
  );
}

/** The new view begins at its top, with the focus on its heading: what was focused is gone. */
function useViewChange(layer: RefObject<HTMLElement | null>, view: string): void {
  useLayoutEffect(() => {
    layer.current?.scrollTo(0, 0);
    layer.current?.querySelector<HTMLElement>('.heading')?.focus();
  }, [layer, view]);
}
