import { useLazy, useSheets } from '@travel-shell/piece';
import { acceptedCategories, cookieConsent } from '@travel-shell/store/consent';
import { type ReactNode, useId } from 'react';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Layer } from '../parts/Layer.tsx';
import { textOf } from '../texts.ts';
import { useBannerVisibility } from '../useBannerVisibility.ts';
import { useWanted } from '../useWanted.ts';
import { records } from '../useWithdrawal.ts';
import { OPTIONAL } from './Answer.ts';
import { Details } from './Details.tsx';
import { Landing } from './Landing.tsx';
import { Selection } from './Selection.tsx';
import { useAnswer } from './useAnswer.ts';
import { useChoices } from './useChoices.ts';

const NONE: readonly CSSStyleSheet[] = [];

/**
 * Simple consent to categories of cookies. All of its views are in the page: which one shows, and what is chosen there, is
 * up to head/choices.ts, as before React.
 */
export function Cookies(props: ConsentProps): ReactNode {
  const { element, prepared } = props;
  const { locale, messages, policyUrl } = prepared;
  const decision = useBannerVisibility('cookies', props);
  const { isShown, isReopened } = decision;
  const headingId = useId();

  // Only a visitor who asks for the banner again has a choice to show: as the browser has it, until the back end says.
  const consent = useWanted(cookieConsent, isReopened);
  const known = isReopened ? consent.data?.acceptedCategories || acceptedCategories() : [];
  /** The list is empty before any decision. */
  const hasDecided = known.length > 0;
  const accepted = OPTIONAL.filter((category) => known.includes(category));
  const { answer, withdrawal } = useAnswer(decision, textOf('cookies', locale), accepted);
  const handlePress = useChoices(decision, isReopened ? accepted : undefined, (categories) =>
    answer({ choice: 'accept', categories }),
  );

  const { module } = useLazy(records, isReopened);
  useSheets(element.host, module?.sheets ?? NONE);

  return (
    <Layer kind="cookies" decision={decision} isQuiet={prepared.isQuiet} headingId={headingId}>
      <ConsentForm
        kind="cookies"
        locale={locale}
        data-view="landing"
        id={`${headingId}-answers`}
        onChoose={(choice) => {
          element.track('cookies', 'click', choice);
          answer({ choice });
        }}
      >
        <Landing
          headingId={headingId}
          messages={messages}
          policyUrl={policyUrl}
          isShown={isShown}
          isWithdrawal={accepted.length > 0}
          saved={hasDecided && module && <module.SavedCookies messages={messages} accepted={accepted} />}
          onManage={handlePress}
          hasDecided={hasDecided}
          onLeave={isReopened ? decision.close : undefined}
        />
      </ConsentForm>
      <ConsentForm kind="cookies" locale={locale}>
        <Selection
          headingId={`${headingId}-selection`}
          messages={messages}
          answers={`${headingId}-answers`}
          isWithdrawal={accepted.length > 0}
          hasFailed={isReopened && consent.status === 'failed'}
          onPress={handlePress}
        />
        <Details headingId={`${headingId}-details`} messages={messages} onPress={handlePress} />
      </ConsentForm>
      {module && withdrawal && (
        <module.Done
          {...{ layer: decision.layer, messages, withdrawal }}
          headingId={`${headingId}-done`}
          onDone={decision.close}
        />
      )}
    </Layer>
  );
}
