import { type Lazy, useLazy } from '@travel-shell/piece';
import { hasDraft, Notice, useUser } from '@travel-shell/piece/company-screens';
import { Retry } from '@travel-shell/piece/retry';
import { Button } from '@travel-shell/ui/button';
import { chevronIcon } from '@travel-shell/ui/icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

interface DisclosedProps<M> {
  messages: Messages;
  /** The button's text. */
  text: string;
  isDangerous?: boolean;
  lazy: Lazy<M>;
  /** The name of the form's draft: with what was typed before the page was loaded again, the form is open. */
  draft?: string;
  /** `onDone` says what has been done, closes it, and forgets what is typed. */
  children(module: M, onDone: (said: string) => void): ReactNode;
}

/** A form that few need, behind a button that fetches it. Closed again, it keeps what is typed. */
export function LazyDisclosureForm<M>(props: DisclosedProps<M>): ReactNode {
  const { messages, text, isDangerous, lazy, draft, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasContent, setContent] = useState(false);
  const [said, setSaid] = useState('');
  const { module, hasFailed, retry } = useLazy(lazy, isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const user = useUser();
  useEffect(() => {
    if (!draft || !hasDraft(user, draft)) return;
    setOpen(true);
    setContent(true);
  }, [user, draft]);

  const fetchAhead = () => void lazy.load().catch(() => {}); // a press reports it

  function handleDone(what: string): void {
    setOpen(false);
    setContent(false);
    setSaid(what);
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant={isDangerous ? 'danger' : 'quiet'}
        endIcon={chevronIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          setOpen(!isOpen);
          setContent(true);
          setSaid('');
        }}
      >
        {text}
      </Button>
      <div id={id} className="general-opened" hidden={!isOpen} tabIndex={-1}>
        {hasContent && module && children(module, handleDone)}
        {hasContent && !module && !hasFailed && <p role="status">{messages.frame.loading}</p>}
        {hasContent && !module && hasFailed && <Retry words={messages.frame} variant="quiet" onRetry={retry} />}
      </div>
      <Notice>{said}</Notice>
    </>
  );
}
