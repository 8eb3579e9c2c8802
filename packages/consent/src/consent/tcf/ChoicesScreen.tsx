import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import { Icon } from '@travel-shell/ui';
import { Button } from '@travel-shell/ui/button';
import { backIcon } from '@travel-shell/ui/icons';
import { Tabs } from '@travel-shell/ui/tabs';
import { type ChangeEvent, type ReactNode, useMemo, useState } from 'react';
import { Close, Header } from '../parts/Header.tsx';
import { changeChoices } from './AllSwitch.tsx';
import { savedChoices } from './choices.ts';
import { LoadFailed } from './LoadFailed.tsx';
import type { Messages } from './messages/generated/Messages.ts';
import { availableChoices, type Offer } from './offer.ts';
import { PurposesTab } from './PurposesTab.tsx';
import type { Tab } from './Tab.ts';
import type { Answers } from './useAnswers.ts';
import type { TcfData } from './useTcfData.ts';
import { VendorsTab } from './VendorsTab.tsx';
import { WaitingChoices } from './Waiting.tsx';

interface ScreenProps {
  messages: Messages;
  locale: Locale;
  headingId: string;
  data: TcfData;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onBack: () => void;
  /** There is a choice that can be left as it is. */
  onLeave: { label: string; leave: () => void } | undefined;
  answers: Answers;
}

/** The second layer: a choice for each purpose and each vendor. CNS-028, CNS-029. */
export function ChoicesScreen(props: ScreenProps): ReactNode {
  const { messages, headingId, data, onBack, onLeave, answers } = props;
  const { initial, known, saved } = data;
  return (
    <>
      <Header id={headingId} heading={messages.manage}>
        <button type="button" className="tcf-back" part="button" aria-label={messages.back} onClick={onBack}>
          <Icon path={backIcon} />
        </button>
        {onLeave && <Close label={onLeave.label} onClick={onLeave.leave} />}
      </Header>
      {initial && known && (saved || data.hasFailed) ? (
        <Chooser
          {...props}
          // The switches begin with the saved choice.
          key={saved ? `${data.isKept}` : 'unknown'}
          initial={initial}
          rows={known}
          saved={saved}
        />
      ) : (
        <>
          <div className="tcf-body tcf-choices">
            {data.hasFailed ? (
              <LoadFailed messages={messages} text={messages.listMissing} onRetry={data.retry} />
            ) : (
              <WaitingChoices messages={messages} />
            )}
          </div>
          <Footer messages={messages} answers={answers} />
        </>
      )}
    </>
  );
}

interface ChooserProps extends ScreenProps {
  initial: Schema<'TcfInitialPreferences'>;
  rows: Schema<'TcfVendorRows'>;
  saved: Schema<'TcfConsent'> | undefined;
}

function Chooser({ messages, locale, tab, onTab, answers, data, initial, rows, saved }: ChooserProps): ReactNode {
  const offer = useMemo(() => availableChoices(initial, rows), [initial, rows]);
  // The switches change it in place: hundreds of them would take long to render again.
  const [choices] = useState(() => savedChoices(saved ?? unsaved(offer), offer, initial.purposes));

  // Another tab renders neither of them again.
  const purposes = useMemo(
    () => <PurposesTab {...{ messages, initial, rows, offer, choices }} />,
    [messages, initial, rows, offer, choices],
  );
  const vendors = useMemo(
    () => <VendorsTab {...{ messages, locale, initial, rows, offer, choices }} />,
    [messages, locale, initial, rows, offer, choices],
  );

  /** Handles a change of any switch inside: one listener instead of two thousand. */
  function handleChange({ currentTarget, target }: ChangeEvent<HTMLElement>): void {
    changeChoices(currentTarget, target as HTMLInputElement, choices, offer);
  }

  return (
    <>
      <div className="tcf-body tcf-choices" onChange={handleChange}>
        {(data.isKept || !saved) && <LoadFailed messages={messages} text={messages.unloaded} onRetry={data.retry} />}
        <Tabs
          label={messages.tabs}
          value={tab}
          onValueChange={(next) => onTab(next as Tab)}
          tabs={[
            {
              id: 'purposes',
              label: messages.purposes,
              content: purposes,
            },
            {
              id: 'vendors',
              label: messages.partners,
              content: vendors,
            },
          ]}
        />
      </div>
      <Footer messages={messages} answers={answers} onSave={() => answers.save(choices, offer)} />
    </>
  );
}

const unsaved = (offer: Offer): Schema<'TcfConsent'> => ({
  purpose: { consents: [], legitimateInterests: [...offer.legIntPurposes] },
  vendor: { consents: [], legitimateInterests: [...offer.legIntVendors] },
  specialFeatureOptins: [],
  consentedAdditionalVendors: [],
  isUnsavedDefaultConsent: true,
  tcString: null,
});

interface FooterProps {
  messages: Messages;
  answers: Answers;
  onSave?: () => void;
}

function Footer({ messages, answers, onSave }: FooterProps): ReactNode {
  return (
    <div className="tcf-footer">
      <div className="answers">
        <Button variant="quiet" onClick={() => answers.choose('accept')}>
          {messages.accept}
        </Button>
        <Button variant="quiet" onClick={() => answers.choose('decline')}>
          {answers.canWithdraw ? messages.withdrawAll : messages.reject}
        </Button>
        {onSave && (
          <Button variant="primary" className="tcf-save" onClick={onSave}>
            {messages.save}
          </Button>
        )}
      </div>
    </div>
  );
}
