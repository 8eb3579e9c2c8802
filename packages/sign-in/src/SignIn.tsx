import { afterFrame, Icon, whenIdle } from '@travel-shell/ui';
import { Dialog } from '@travel-shell/ui/dialog';
import { backIcon } from '@travel-shell/ui/icons';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { headingOf } from './headingOf.ts';
import { loadPasskeys, offersPasskeys } from './loadPasskeys.ts';
import { loadSteps } from './loadSteps.ts';
import { Landing } from './parts/Landing.tsx';
import type { SignInProps } from './SignInProps.ts';
import { CLOSED, canGoBack, isFirst } from './signInState.ts';
import { useSignIn } from './useSignIn.ts';

const Steps = lazy(loadSteps);

export function SignIn(props: SignInProps): ReactNode {
  const { presentation, messages } = props.prepared;
  const controls = useSignIn(props);
  const { isOpen, state } = controls.flow;
  const isLanding = isFirst(state);
  const heading = useRef<HTMLSpanElement>(null);
  const title = headingOf(state, messages);
  const keepsOpen = (event: Event) => event.preventDefault();

  // The first screen is there before it is asked for, made in small portions of idle time. What somebody has typed never
  // stays behind a closed dialog.
  const [isAhead, setAhead] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setAhead(true))), []);

  const asksAhead = isOpen && isLanding && offersPasskeys(props);
  useEffect(() => {
    // Asked for before the press, as browsers forget a press over a slow line.
    if (asksAhead) return afterFrame(() => void loadPasskeys().then((passkeys) => passkeys.preparePasskeySignIn()));
  }, [asksAhead]);

  // A new state is a new page to whoever does not see it. A form moves the focus on to its first field, so its name is
  // said besides.
  const shown = useRef(state.step);
  useLayoutEffect(() => {
    if (isOpen && shown.current !== state.step) heading.current?.focus();
    shown.current = state.step;
  }, [isOpen, state.step]);

  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <Dialog
        isOpen={isOpen}
        delayMs={0}
        isReady={isAhead && controls.flow === CLOSED}
        onClose={controls.close}
        heading={
          <span ref={heading} tabIndex={-1} className="title">
            {title}
          </span>
        }
        {...(props.noClose ? { onEscape: keepsOpen } : { closeLabel: messages.close })}
        // What has been typed is not lost by a slip.
        {...((props.noClose || !isLanding) && { onOutsidePress: keepsOpen })}
      >
        <span className="ts-hidden" role="status">
          {title}
        </span>
        {canGoBack(state) && (
          <button
            type="button"
            className="ts-dialog-close back"
            part="back"
            aria-label={messages.back}
            onClick={controls.back}
          >
            <Icon path={backIcon} className="mirrored" />
          </button>
        )}
        {isLanding ? (
          <Landing {...controls} />
        ) : (
          <Suspense fallback={<div className="waiting ts-button-spinner" aria-busy="true" />}>
            <Steps {...controls} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
