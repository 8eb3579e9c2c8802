import type { Schema } from '@travel-shell/contract';
import { siteUrl, useConfig } from '@travel-shell/piece';
import {
  FEATURE_GROUPS,
  type FeatureTexts,
  Loaded,
  planWith,
  useFeatureTexts,
} from '@travel-shell/piece/company-screens';
import { type FormMessages, useFormMessages } from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import {
  type CompanySettings,
  companyVersion,
  lastChangeOf,
  setCompanyFeature,
  setMultiRoomBookings,
} from '@travel-shell/store/company';
import { badgeSheet } from '@travel-shell/ui/badge';
import { switchSheet } from '@travel-shell/ui/switch';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { fetchCompany } from '../parts/fetchCompany.ts';
import { LastChange } from '../parts/LastChange.tsx';
import { Section } from '../parts/Section.tsx';
import { sendOwn } from '../parts/sendOwn.ts';
import { SETTINGS_SHEETS } from '../parts/settingsSheets.ts';
import sheet from './CompanyFeatures.shadow.css';
import { CompanySwitch } from './CompanySwitch.tsx';
import { LockedFeature } from './LockedFeature.tsx';

type Feature = Schema<'DashboardFeature'>;

/** The switches of a company: one for each feature (BIZ-119), and one for multi-room bookings (BIZ-118). */
export function CompanyFeatures({ messages }: ScreenProps<Messages>): ReactNode {
  const words = useFormMessages(messages.lang);
  const texts = useFeatureTexts(messages.lang);
  return (
    <Loaded entity={companyVersion} words={messages.frame}>
      {({ values }) =>
        words && texts ? (
          <Groups messages={messages} words={words} texts={texts} settings={values} />
        ) : (
          <p role="status">{messages.frame.loading}</p>
        )
      }
    </Loaded>
  );
}

interface GroupsProps {
  messages: Messages;
  words: FormMessages;
  texts: FeatureTexts;
  settings: CompanySettings;
}

function Groups({ messages, words, texts, settings }: GroupsProps): ReactNode {
  const { businessPlans } = useConfig();
  const { about, rooms, roomsAbout } = messages.companyFeatures;
  const { features, multiRoomBookings, tier } = settings;
  const of = { messages, words };

  function rowOf(feature: Feature): ReactNode {
    const label = texts.nameOf(feature);
    const hint = texts.aboutOf(feature);
    const own = features.find((each) => each.feature === feature);
    if (own) {
      return (
        <CompanySwitch
          {...{ ...of, label, hint }}
          key={feature}
          isOn={own.enabled}
          send={(isOn) => sendOwn(stateOf(feature), (etag) => setCompanyFeature(feature, isOn, etag))}
        />
      );
    }
    const plan = planWith(feature, tier, businessPlans);
    return plan && <LockedFeature key={feature} {...{ label, hint }} plan={messages.plan.names[plan]} />;
  }

  const groups = Object.entries(FEATURE_GROUPS).map(([name, listed]) => {
    const rows = listed.map(rowOf).filter(Boolean);
    if (name === 'booking') {
      rows.push(
        <CompanySwitch
          {...of}
          key="rooms"
          label={rooms}
          hint={roomsAbout}
          isOn={multiRoomBookings}
          send={(isOn) =>
            sendOwn(
              (now) => now.multiRoomBookings,
              (etag) => setMultiRoomBookings(isOn, etag),
            )
          }
        />,
      );
    }
    return { title: texts.groups[name as keyof typeof FEATURE_GROUPS], rows };
  });

  return (
    <div className="stack">
      <p className="muted">
        {about}{' '}
        <a className="link" part="link" href={siteUrl('/business/biz-plus-upgrade')}>
          {messages.refusal.plans}
        </a>
      </p>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Section key={title} title={title}>
              <div className="features">{rows}</div>
            </Section>
          ),
      )}
      <LastChange change={lastChangeOf(settings, 'FEATURES')} messages={messages} />
      <LastChange change={lastChangeOf(settings, 'MULTI_ROOM_BOOKINGS')} messages={messages} />
    </div>
  );
}

const stateOf =
  (name: Feature) =>
  ({ features }: Partial<CompanySettings>): boolean | undefined =>
    features?.find(({ feature }) => feature === name)?.enabled;

export const screen: Screen<Messages> = {
  View: CompanyFeatures,
  sheets: [...SETTINGS_SHEETS, badgeSheet, switchSheet, sheet],
  ahead: fetchCompany,
};
