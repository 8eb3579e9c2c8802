import { Icon } from '@travel-shell/ui';
import { Dialog } from '@travel-shell/ui/dialog';
import { backIcon } from '@travel-shell/ui/icons';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';
import { headingOf } from './headingOf.ts';
import { Landing } from './parts/Landing.tsx';
import type { SignInProps } from './SignInProps.ts';
import { canGoBack } from './signInState.ts';
import { useSignIn } from './useSignIn.ts';

const loadSteps = () => import('./steps/Steps.tsx');
const Steps = lazy(loadSteps);

/** The steps that are not on the first screen are fetched when it is there. */
const FIRST = ['landing', 'priceAlertLanding', 'tripsSoftGate', 'businessOnboarding'];

export function SignIn(props: SignInProps): ReactNode {
  const { presentation, messages } = props.prepared;
  const controls = useSignIn(props);
  const { isOpen, state } = controls.flow;
  const isFirst = FIRST.includes(state.step);
  const heading = useRef<HTMLSpanElement>(null);
  const title = headingOf(state, messages);
  const keepsOpen = (event: Event) => event.preventDefault();

  useEffect(() => {
    if (isOpen) afterPaint(() => void loadSteps());
  }, [isOpen]);

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
        onClose={controls.close}
        heading={
          <span ref={heading} tabIndex={-1} className="title">
            {title}
          </span>
        }
        {...(props.noClose ? { onEscape: keepsOpen } : { closeLabel: messages.close })}
        // What has been typed is not lost by a slip.
        {...((props.noClose || !isFirst) && { onOutsidePress: keepsOpen })}
      >
        <span className="ts-hidden" role="status">
          {title}
        </span>
        {canGoBack(state) && (
          <button type="button" className="back" part="back" aria-label={messages.back} onClick={controls.back}>
            <Icon path={backIcon} className="mirrored" />
          </button>
        )}
        {isFirst ? (
          <Landing {...controls} />
        ) : (
          <Suspense fallback={<div className="waiting" aria-busy="true" />}>
            <Steps {...controls} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
