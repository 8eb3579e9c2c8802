import { useAhead, useLazy } from '@travel-shell/piece';
import { afterFrame, Icon } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { Dialog } from '@travel-shell/ui/dialog';
import { backIcon } from '@travel-shell/ui/icons';
import { type ReactNode, startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { headingOf } from './headingOf.ts';
import { passkeyOffer } from './lazyPasskeyOffer.ts';
import { offersPasskeys, passkeys } from './lazyPasskeys.ts';
import { steps } from './lazySteps.ts';
import { Landing } from './parts/Landing.tsx';
import type { SignInControls } from './SignInControls.ts';
import type { SignInProps } from './SignInProps.ts';
import { CLOSED, canGoBack, isFirst } from './signInState.ts';
import { useSignIn } from './useSignIn.ts';

export function SignIn(props: SignInProps): ReactNode {
  const { presentation, messages } = props.prepared;
  const controls = useSignIn(props);
  const { isOpen, state } = controls.flow;
  const isLanding = isFirst(state);
  const isServed = props.element.opened !== undefined;
  const heading = useRef<HTMLSpanElement>(null);
  const title = headingOf(state, messages);
  const keepsOpen = (event: Event) => event.preventDefault();

  // A copy of the page, such as a router shows on Back, may hold the form of the visit before. Ahead of this visit's own.
  useInsertionEffect(() => props.element.host?.querySelector(':scope > [data-travel-form]')?.remove(), []);

  // The first screen is rendered ahead of time, and again after each visit. Typed text does not survive closing the dialog.
  const isAhead = useAhead();

  const asksAhead = isOpen && isLanding && offersPasskeys(props);
  useEffect(() => {
    // Fetched before the click: browsers forget a click while a slow response is pending.
    if (asksAhead) return afterFrame(async () => (await passkeys.attempt())?.preparePasskeySignIn());
  }, [asksAhead]);

  // To a screen reader user a new state is a new page. A form moves focus to its first field, so its heading is
  // announced too.
  const shown = useRef(state.step);
  useLayoutEffect(() => {
    if (isOpen && shown.current !== state.step) heading.current?.focus();
    shown.current = state.step;
  }, [isOpen, state.step]);

  return (
    <div data-presentation={presentation} lang={messages.lang} dir={messages.dir}>
      <Dialog
        isFirstScreen
        isServed={isServed}
        isOpen={isOpen}
        delayMs={0}
        isReady={isAhead && controls.flow === CLOSED}
        hasStart={canGoBack(state)}
        onClose={controls.close}
        onGone={() => startTransition(controls.gone)}
        heading={
          <span ref={heading} tabIndex={-1} className="title">
            {title}
          </span>
        }
        {...(props.noClose ? { onEscape: keepsOpen } : { closeLabel: messages.close })}
        // A stray click does not lose what was typed.
        {...((props.noClose || !isLanding) && { onOutsidePress: keepsOpen })}
      >
        <span className="ts-hidden" role="status">
          {title}
        </span>
        {canGoBack(state) && (
          <button
            type="button"
            className="ts-icon-button ts-dialog-close back"
            part="back"
            aria-label={messages.back}
            data-screen=""
            onClick={controls.back}
          >
            <Icon path={backIcon} className="mirrored" />
          </button>
        )}
        {isLanding ? (
          <Landing {...controls} />
        ) : state.step === 'passkeyOffer' ? (
          <Offer {...controls} />
        ) : (
          <LaterSteps {...controls} />
        )}
      </Dialog>
    </div>
  );
}

/** Loaded before the dialog goes to that state. */
function Offer(controls: SignInControls): ReactNode {
  const { module } = useLazy(passkeyOffer, true);
  return module && <module.PasskeyOffer {...controls} />;
}

/** The states with forms, once they are loaded. */
function LaterSteps(controls: SignInControls): ReactNode {
  const { messages } = controls;
  const { module, hasFailed, retry } = useLazy(steps, true);
  if (module) return <module.Steps {...controls} />;
  if (!hasFailed) return <div className="waiting ts-button-spinner" aria-busy="true" />;
  return (
    <div className="stack">
      <p className="problem" role="alert">
        {messages.failed}
      </p>
      <Button fullWidth onClick={retry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
