import { logConsentAction, queueMetaCookie } from '@travel-shell/store/consent';
import { type ReactNode, useId } from 'react';
import { afterPaint } from '../afterPaint.ts';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Close } from '../parts/Header.tsx';
import { Layer } from '../parts/Layer.tsx';
import { PolicyLink } from '../parts/PolicyLink.tsx';
import { useBannerVisibility } from '../useBannerVisibility.ts';

/** The small cookie notice: to be read, and closed. */
export function Notice(props: ConsentProps): ReactNode {
  const { locale, messages, policyUrl } = props.prepared;
  const texts = messages.notice;
  const decision = useBannerVisibility('notice', props);
  const headingId = useId();

  function handleClose(): void {
    decision.close();
    afterPaint(() => {
      props.element.track('notice', 'click', 'close');
      void logConsentAction('CLOSE');
      // CNS-049, CNS-O06
      void queueMetaCookie('hideCookieMessage', 'true');
    });
  }

  return (
    <Layer kind="notice" decision={decision} headingId={headingId}>
      <ConsentForm kind="notice" locale={locale} onChoose={handleClose}>
        <h2 id={headingId} className="ts-hidden" part="heading" tabIndex={-1}>
          {texts.label}
        </h2>
        <p className="notice">
          {texts.text}{' '}
          <PolicyLink served={policyUrl} isShown={decision.isShown}>
            {texts.policy}
          </PolicyLink>
        </p>
        <Close label={texts.close} answers="notice" />
      </ConsentForm>
    </Layer>
  );
}
