import { useLazy, useSheets } from '@travel-shell/piece';
import { acceptedCategories, cookieConsent } from '@travel-shell/store/consent';
import { type ReactNode, useId, useState } from 'react';
import type { ConsentProps } from '../ConsentProps.ts';
import { ConsentForm } from '../parts/ConsentForm.tsx';
import { Layer } from '../parts/Layer.tsx';
import { textOf } from '../texts.ts';
import { useDecision } from '../useDecision.ts';
import { useWanted } from '../useWanted.ts';
import { choices } from '../useWithdrawal.ts';
import { OPTIONAL } from './Answer.ts';
import { Landing } from './Landing.tsx';
import { useAnswer } from './useAnswer.ts';

const NONE: readonly CSSStyleSheet[] = [];

/** Simple consent to categories of cookies. */
export function Cookies(props: ConsentProps): ReactNode {
  const { element, prepared } = props;
  const { locale, messages, policyUrl } = prepared;
  const decision = useDecision('cookies', props);
  const { layer, isShown, isReopened, opening } = decision;
  const headingId = useId();

  // Only a visitor who asks for the banner again has a choice to show: as the browser has it, until the back end says.
  const consent = useWanted(cookieConsent, isReopened);
  const known = isReopened ? ('data' in consent && consent.data?.acceptedCategories) || acceptedCategories() : [];
  /** The list is empty before any decision. */
  const hasDecided = known.length > 0;
  const accepted = OPTIONAL.filter((category) => known.includes(category));
  const { answer, withdrawal } = useAnswer(decision, textOf('cookies', locale), accepted);

  /** The opening in which the visitor went on to the selection: the next one begins at the landing (CNS-010). */
  const [chosenIn, setChosenIn] = useState<number>();
  const isChoosing = chosenIn === opening;
  const { module } = useLazy(choices, isShown && (isChoosing ? 'pressed' : 'shown'));
  useSheets(element.host, module?.sheets ?? NONE);

  const track = (label: string) => element.track('cookies', 'click', label);

  return (
    <Layer
      kind="cookies"
      decision={decision}
      isQuiet={prepared.isQuiet}
      isStep={Boolean(module && (withdrawal || isChoosing))}
      headingId={headingId}
    >
      {module && withdrawal ? (
        <module.Done {...{ layer, headingId, messages, withdrawal }} onDone={decision.close} />
      ) : module && isChoosing ? (
        <module.Choices
          // Its switches begin with the saved choice.
          key={`${opening} ${accepted}`}
          layer={layer}
          headingId={headingId}
          messages={messages}
          saved={accepted}
          hasFailed={isReopened && consent.status === 'failed'}
          onAnswer={(given) => {
            track('save');
            answer(given);
          }}
          onBack={() => setChosenIn(undefined)}
        />
      ) : (
        <ConsentForm
          kind="cookies"
          locale={locale}
          onChoose={(choice) => {
            track(choice);
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
            onManage={() => {
              track('manage');
              setChosenIn(opening);
            }}
            hasDecided={hasDecided}
            onLeave={isReopened ? decision.close : undefined}
          />
        </ConsentForm>
      )}
    </Layer>
  );
}
