import { reload } from '@travel-shell/api/navigate';
import { returnAddress, siteUrl, useTracking } from '@travel-shell/piece';
import { Button } from '@travel-shell/ui/button';
import { Icon, infoIcon, warningIcon } from '@travel-shell/ui/icons';
import { type FormEvent, type ReactNode, useLayoutEffect } from 'react';
import type { ActingAsProps } from './ActingAsProps.ts';
import { type Acting, useActing } from './useActing.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import { useWayOut } from './useWayOut.ts';

/** RTE-012. Without script it is the way out: signing out ends acting, too. */
const SIGN_OUT = '/signout';
const AGAIN = '/s/ident/again';

/** The view. A server, which does not know the visitor, shows whom the page names. */
export function ActingAs(props: ActingAsProps): ReactNode {
  const { element, prepared } = props;
  const { messages, presentation } = prepared;
  const { acting, ended, hasChanged } = useActing(props);
  useTracking(element);
  useLayoutEffect(() => {
    element.setState('acting', acting !== undefined);
    element.setState('ended', ended !== undefined);
  }, [element, acting, ended]);

  const text = acting ? messages.acting(acting) : ended && messages.ended(ended);
  return (
    <div className="root" data-presentation={presentation} dir={messages.dir} lang={messages.lang}>
      {acting && <Bar {...props} acting={acting} text={messages.acting(acting)} />}
      {ended && (
        <section className="bar over" part="bar" aria-label={messages.label}>
          <Icon path={infoIcon} />
          <p className="text" part="text">
            {text}
          </p>
          <Button
            variant="quiet"
            size="small"
            data-part="bar"
            data-label="reload"
            onClick={() => reload('impersonation-ended', element.host)}
          >
            {messages.reload}
          </Button>
        </section>
      )}
      {/* What another tab has changed is said once. It is there before, as a live region has to be. */}
      <p className="ts-hidden" role="status">
        {hasChanged && text}
      </p>
    </div>
  );
}

interface BarProps extends ActingAsProps {
  acting: Acting;
  text: string;
}

function Bar({ prepared: { messages }, acting, text }: BarProps): ReactNode {
  const { isSending, problem, end, signOut } = useWayOut();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    end();
  };
  return (
    <section className="bar" part="bar" aria-label={messages.label}>
      <Icon path={warningIcon} />
      <p className="text" part="text">
        {text}
      </p>
      <div className="rest">
        <TimeLeft acting={acting} messages={messages} />
        <form className="out" action={siteUrl(SIGN_OUT)} onSubmit={handleSubmit}>
          <input type="hidden" name="redir" value="/" />
          <Button
            type="submit"
            variant="quiet"
            size="small"
            isLoading={isSending}
            loadingText={messages.ending}
            data-part={isSending ? undefined : 'bar'}
            data-label="end"
          >
            {problem === 'failed' ? messages.retry : messages.end}
          </Button>
        </form>
      </div>
      <div className="problem" role="alert">
        {problem && <p part="error">{problem === 'failed' ? messages.failed(acting) : messages.tooLate}</p>}
      </div>
      {problem === 'tooLate' && (
        <p className="ways">
          <a
            part="link"
            href={siteUrl(`${AGAIN}?redir=${encodeURIComponent(returnAddress())}`)}
            data-part="bar"
            data-label="again"
          >
            {messages.again}
          </a>
          <Button variant="link" data-part="bar" data-label="sign-out" onClick={signOut}>
            {messages.signOut}
          </Button>
        </p>
      )}
    </section>
  );
}

/** No live region: a screen reader reads it where it is, and is not told of each minute. */
function TimeLeft({
  acting,
  messages,
}: Pick<BarProps, 'acting'> & Pick<ActingAsProps['prepared'], 'messages'>): ReactNode {
  const left = useTimeLeft(acting, messages);
  if (left === undefined) return null;
  return (
    // The minute may have passed since the server wrote it.
    <time className="time" part="time" dateTime={acting.endsAt} suppressHydrationWarning>
      {left}
    </time>
  );
}
