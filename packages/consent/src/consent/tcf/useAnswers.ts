import { logFailure } from '@travel-shell/core';
import {
  acceptedCategories,
  answerTcf,
  categoriesOf,
  logConsentAction,
  saveTcfChoices,
} from '@travel-shell/store/consent';
import { loadTcfKit } from '../../head/loadTcfKit.ts';
import { getTcfKit } from '../../head/TcfKit.ts';
import type { ConsentProps } from '../ConsentProps.ts';
import type { FormChoice } from '../parts/ConsentForm.tsx';
import { textOf } from '../texts.ts';
import type { BannerVisibility } from '../useBannerVisibility.ts';
import { useWithdrawal } from '../useWithdrawal.ts';
import type { Withdrawal } from '../Withdrawal.ts';
import { type Choices, savedChoices } from './choices.ts';
import { type AnswerKind, classifyChoices } from './classifyChoices.ts';
import { availableChoices, type Offer } from './offer.ts';
import { remainingChoices } from './remainingChoices.ts';
import { type Ready, usePreparedStrings } from './usePreparedStrings.ts';
import type { TcfData } from './useTcfData.ts';

export interface Answers {
  /** "Accept all" and "Reject all". */
  choose(choice: FormChoice): void;
  /** "Accept selected". */
  save(choices: Choices, offer: Offer): void;
  /** The visitor had accepted all, and asks for the dialog again. */
  canWithdraw: boolean;
  withdrawal: Withdrawal | undefined;
}

/** As API-055 and `travel-track` call the answers. CNS-036. */
const ACTIONS = { acceptAll: 'ACCEPT_ALL', acceptPartial: 'ACCEPT_PARTIAL', reject: 'REJECT' } as const;

interface AnswersOptions {
  props: ConsentProps;
  decision: BannerVisibility;
  data: TcfData;
}

/** The actions of the buttons: the dialog closes first, and then the answer is sent. */
export function useAnswers({ props, decision, data }: AnswersOptions): Answers {
  const { locale } = props.prepared;
  const text = textOf('tcf', locale);
  const strings = usePreparedStrings(data, decision.isShown, locale);
  const { finish, withdrawal } = useWithdrawal(decision);

  /** @param purposes that are consented to from now on; undefined for all */
  function give(
    kind: AnswerKind,
    purposes: Iterable<number> | undefined,
    store: (isLeaving: boolean) => Promise<boolean>,
  ) {
    // A press may be quicker than the saved choices.
    const saved = data.saved ? categoriesOf(data.saved.purpose.consents) : acceptedCategories();
    const before = purposes ? saved : [];
    const after = categoriesOf([...(purposes ?? [])]);
    finish({
      withdrawn: before.filter((category) => !after.includes(category)),
      isWhole: kind === 'reject',
      store(isLeaving) {
        props.element.track('tcf', 'click', ACTIONS[kind]);
        return store(isLeaving);
      },
    });
  }

  function save(ready: Ready, kind: AnswerKind, left?: Ready): Promise<boolean> {
    void logConsentAction(ACTIONS[kind]);
    const { consentedAdditionalVendors, ...others } = ready;
    // A choice that is not known stays as it is.
    const choices = data.isKept && kind === 'acceptPartial' ? others : { ...others, consentedAdditionalVendors };
    return saveTcfChoices({ ...choices, text }, left);
  }

  function answer(choice: 'accept' | 'decline'): void {
    const kind = choice === 'accept' ? 'acceptAll' : 'reject';
    give(kind, choice === 'accept' ? undefined : [], (isLeaving) => {
      const ready = isLeaving ? undefined : strings.of(choice);
      // The server writes the string, and logs what was pressed.
      return ready ? save(ready, kind) : answerTcf(choice, text);
    });
  }

  /** Only this browser knows these choices, so it waits for the code that writes the string. */
  async function saveSelected(choices: Choices, offer: Offer): Promise<boolean> {
    const { initial, saved } = data;
    const before = initial && saved && !saved.isUnsavedDefaultConsent && savedChoices(saved, offer, initial.purposes);
    try {
      const remaining = before ? remainingChoices(before, choices) : undefined;
      if (!getTcfKit()) await loadTcfKit();
      return await save(strings.of(choices) as Ready, 'acceptPartial', remaining && strings.of(remaining));
    } catch (cause) {
      logFailure({ code: 'CONSENT_FAILED', message: 'The decision about tcfConsent could not be stored.', cause });
      return false;
    }
  }

  return {
    choose: (choice) => answer(choice === 'accept' ? 'accept' : 'decline'),
    save(choices, offer) {
      const kind = classifyChoices(choices, offer);
      // The choices are the same as those of a button (CNS-034).
      if (kind !== 'acceptPartial') return answer(kind === 'acceptAll' ? 'accept' : 'decline');
      give(kind, choices.purposes, () => saveSelected(choices, offer));
    },
    canWithdraw: decision.isReopened && hasAcceptedAll(data),
    withdrawal,
  };
}

function hasAcceptedAll({ initial, known, saved }: TcfData): boolean {
  if (!initial || !known || !saved) return false;
  const offer = availableChoices(initial, known);
  return classifyChoices(savedChoices(saved, offer, initial.purposes), offer) === 'acceptAll';
}
