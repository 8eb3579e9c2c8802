import { DATA_TRANSFER_ACCEPTED, TWO_PARTY_ACCEPTED } from '@travel-shell/core/consentCookieNames';
import {
  acceptTwoParty,
  type ConsentText,
  giveGdprConsent,
  logConsentAction,
  queueMetaCookie,
} from '@travel-shell/store/consent';
import { Button } from '@travel-shell/ui/button';
import { Checkbox } from '@travel-shell/ui/checkbox';
import { type ReactNode, useId } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Header } from '../parts/Header.tsx';
import { Layer } from '../parts/Layer.tsx';
import { tracked } from '../parts/tracked.ts';
import { textOf } from '../texts.ts';
import { useBannerVisibility } from '../useBannerVisibility.ts';

/**
 * The call that stores an acceptance, and the meta cookie by which the dialog stays hidden before the back end answers
 * (CNS-O07).
 */
const TERMS = {
  'two-party': { metaCookie: TWO_PARTY_ACCEPTED, accept: acceptTwoParty },
  'data-transfer': {
    metaCookie: DATA_TRANSFER_ACCEPTED,
    accept: (text: ConsentText) => giveGdprConsent({ purposeIds: [], setConsentBooleanCookie: true }, text),
  },
} as const;

/** A modal dialog with one thing to agree to. It stays until that is accepted (CNS-042, CNS-045). */
export function Terms(props: ConsentProps): ReactNode {
  const { locale, messages } = props.prepared;
  const kind = props.kind as keyof typeof TERMS;
  const { metaCookie, accept } = TERMS[kind];
  const texts = messages.terms[kind];
  const decision = useBannerVisibility(kind, props);
  const headingId = useId();

  function handleAccept(): void {
    decision.close();
    afterPaint(async () => {
      props.element.track(kind, 'click', 'accept');
      void logConsentAction('ACCEPT_ALL');
      // Without a record it is asked again.
      if (await accept(textOf(kind, locale))) await queueMetaCookie(metaCookie, 'true');
    });
  }

  return (
    <Layer kind={kind} isModal decision={decision} headingId={headingId}>
      <ConsentForm kind={kind} locale={locale} onChoose={handleAccept}>
        <Header id={headingId} heading={texts.title} />
        <div className="body">
          <p className="lead">{texts.lead}</p>
          <div className="agree">
            {/* Never ticked for the visitor. Without a name: the button says what is accepted. */}
            <Checkbox label={texts.agree} required />
          </div>
        </div>
        <div className="answers">
          <Button variant="primary" type="submit" name="choice" value="accept" {...tracked(kind, 'accept')}>
            {texts.accept}
          </Button>
        </div>
      </ConsentForm>
    </Layer>
  );
}
