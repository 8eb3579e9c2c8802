import { acceptCookies, declineCookies, logConsentAction } from '@travel-shell/store/consent';
import { Button } from '@travel-shell/ui/button';
import { type ReactNode, useId } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm, type FormChoice } from '../parts/ConsentForm.tsx';
import { Close, Header } from '../parts/Header.tsx';
import { Layer } from '../parts/Layer.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { useDecision } from '../useDecision.ts';

/** As API-055 calls the answers. */
const ACTIONS = { accept: 'ACCEPT_ALL', decline: 'REJECT', close: 'CLOSE' } as const;

/** Simple consent to categories of cookies. */
export function Cookies(props: ConsentProps): ReactNode {
  const { locale, messages, policyUrl } = props.prepared;
  const texts = messages.cookies;
  const decision = useDecision('cookies', props);
  const headingId = useId();

  function handleChoice(choice: FormChoice): void {
    decision.close();
    afterPaint(() => {
      void logConsentAction(ACTIONS[choice]);
      void (choice === 'accept' ? acceptCookies() : declineCookies());
    });
  }

  return (
    <Layer kind="cookies" decision={decision} headingId={headingId}>
      <ConsentForm kind="cookies" locale={locale} onChoose={handleChoice}>
        <Header id={headingId} heading={texts.title}>
          <Close label={texts.close} />
        </Header>
        <p className="lead">{texts.lead}</p>
        <p className="lead">
          {texts.change}{' '}
          <PolicyLink served={policyUrl} isShown={decision.isShown}>
            {messages.notice.policy}
          </PolicyLink>
        </p>
        <div className="answers">
          <Button variant="primary" type="submit" name="choice" value="accept">
            {texts.accept}
          </Button>
          <Button variant="primary" type="submit" name="choice" value="decline">
            {texts.decline}
          </Button>
        </div>
        <Button variant="quiet" fullWidth data-replay="">
          {texts.manage}
        </Button>
      </ConsentForm>
    </Layer>
  );
}
