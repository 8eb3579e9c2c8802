import { logFailure } from '@travel-shell/core';
import { logConsentAction, saveTcfChoices } from '@travel-shell/store/consent';
import { loadTcfKit } from '../../head/loadTcfKit.ts';
import { getTcfKit } from '../../head/TcfKit.ts';
import { afterPaint } from '../afterPaint.ts';
import type { ConsentProps } from '../ConsentProps.ts';
import type { FormChoice } from '../parts/ConsentForm.tsx';
import { CONSENT_TEXTS } from '../texts.ts';
import type { Decision } from '../useDecision.ts';
import { type Choices, savedChoices } from './choices.ts';
import { classifyChoices, type Decision as Kind } from './classifyChoices.ts';
import { type Offer, offerOf } from './offer.ts';
import { postAnswer } from './postAnswer.ts';
import { type Ready, usePreparedStrings } from './usePreparedStrings.ts';
import type { TcfData } from './useTcfData.ts';

export interface Answers {
  /** "Accept all" and "Reject all". */
  choose(choice: FormChoice): void;
  /** "Accept selected". */
  save(choices: Choices, offer: Offer): void;
  /** The visitor had accepted all, and asks for the dialog again. */
  canWithdraw: boolean;
}

/** As API-055 and `travel-track` call the answers. CNS-036. */
const ACTIONS = { acceptAll: 'ACCEPT_ALL', acceptPartial: 'ACCEPT_PARTIAL', reject: 'REJECT' } as const;

interface AnswersOptions {
  props: ConsentProps;
  decision: Decision;
  data: TcfData;
}

/** What the buttons do: the dialog closes first, and then the answer is sent. */
export function useAnswers({ props, decision, data }: AnswersOptions): Answers {
  const { locale } = props.prepared;
  const strings = usePreparedStrings(data, decision.isShown, locale);

  /** The visitor sees the dialog close, and then all the rest happens. */
  function close(kind: Kind, then: (isLeaving: boolean) => void): void {
    decision.close();
    afterPaint((isLeaving) => {
      props.element.emit('travel-track', { piece: 'consent', part: 'tcf', action: 'click', label: ACTIONS[kind] });
      then(isLeaving);
    });
  }

  function store(ready: Ready, kind: Kind): void {
    void saveTcfChoices({ ...ready, text: { version: CONSENT_TEXTS.tcf, locale } });
    void logConsentAction(ACTIONS[kind]);
  }

  function answer(choice: 'accept' | 'decline'): void {
    const kind = choice === 'accept' ? 'acceptAll' : 'reject';
    close(kind, (isLeaving) => {
      const ready = isLeaving ? undefined : strings.of(choice);
      if (ready) store(ready, kind);
      else void postAnswer(choice, locale);
    });
  }

  /** Only this browser knows these choices, so it waits for the code that writes the string. */
  async function saveSelected(choices: Choices): Promise<void> {
    try {
      if (!getTcfKit()) await loadTcfKit();
      store(strings.of(choices) as Ready, 'acceptPartial');
    } catch (cause) {
      logFailure({ code: 'CONSENT_FAILED', message: 'The decision about tcfConsent could not be stored.', cause });
    }
  }

  return {
    choose: (choice) => answer(choice === 'accept' ? 'accept' : 'decline'),
    save(choices, offer) {
      const kind = classifyChoices(choices, offer);
      // The same as the buttons say (CNS-034).
      if (kind !== 'acceptPartial') return answer(kind === 'acceptAll' ? 'accept' : 'decline');
      close(kind, () => void saveSelected(choices));
    },
    canWithdraw: decision.isReopened && hasAcceptedAll(data),
  };
}

function hasAcceptedAll({ initial, rows, saved }: TcfData): boolean {
  if (!initial || !rows || !saved) return false;
  const offer = offerOf(initial, rows);
  return classifyChoices(savedChoices(saved, offer, initial.purposes), offer) === 'acceptAll';
}
