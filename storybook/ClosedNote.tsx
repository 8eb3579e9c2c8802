import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { contractOf } from './contracts.ts';
import { elementsIn } from './pieceSettled.ts';

interface ClosedNoteProps {
  /** The element around the story. */
  frame: RefObject<HTMLElement | null>;
  /** The story's `component`. */
  component: unknown;
}

/** Events when a surface opens or closes, at the end of its movement too; captured, as most of them do not bubble. */
const EVENTS = ['toggle', 'close', 'transitionend', 'travel-ready'] as const;

/** A sentence in place of an empty page, where a piece is closed. */
export function ClosedNote({ frame, component }: ClosedNoteProps): ReactNode {
  const contract = contractOf(component);
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    const piece = contract && frame.current?.querySelector(contract.tag);
    if (!piece) return;
    const look = () => setClosed(piece.matches(':state(ready)') && showsNothing(piece));
    const roots = [piece, piece.shadowRoot].filter((root) => root !== null);
    for (const root of roots) for (const name of EVENTS) root.addEventListener(name, look, true);
    // Some dialogs open with a render, without an event.
    const observer = new MutationObserver(look);
    if (piece.shadowRoot) observer.observe(piece.shadowRoot, { attributes: true, childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      for (const root of roots) for (const name of EVENTS) root.removeEventListener(name, look, true);
    };
  }, [frame, contract]);

  if (!contract || !isClosed) return null;
  const requests = [...Object.keys(contract.answers ?? {}), ...(contract.handlesEvents ?? [])];
  const asked = requests.map((name) => <code key={name}>{name}</code>);
  return (
    <p className="closed-note" lang="en" dir="ltr">
      Closed. <code>{`<${contract.tag}>`}</code> shows nothing until{' '}
      {asked.length > 0 ? 'the page asks for it: ' : 'its turn comes.'}
      {asked.map((name, index) => [index > 0 && ', ', name])}
    </p>
  );
}

function showsNothing(piece: Element): boolean {
  const seen = [...elementsIn(piece.shadowRoot ?? piece)].filter((element) => !element.matches('style, slot'));
  return !seen.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}
