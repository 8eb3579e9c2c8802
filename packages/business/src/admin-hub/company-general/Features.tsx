import type { Schema } from '@travel-shell/contract';
import type { FormMessages } from '@travel-shell/piece/form';
import {
  type CompanySettings,
  lastChangeOf,
  setCompanyFeature,
  setMultiRoomBookings,
} from '@travel-shell/store/company';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { LastChange } from '../parts/LastChange.tsx';
import { Section } from '../parts/Section.tsx';
import { sendOwn } from '../parts/sendOwn.ts';
import { CompanySwitch } from './CompanySwitch.tsx';

interface FeaturesProps {
  messages: Messages;
  words: FormMessages;
  settings: CompanySettings;
}

/** Multi-room bookings and the features of the tier: each a switch of its own (BIZ-118, BIZ-119). */
export function Features({ messages, words, settings }: FeaturesProps): ReactNode {
  const { multiRoom, features: text } = messages.companyGeneral;
  const { features, multiRoomBookings } = settings;
  return (
    <>
      <Section title={multiRoom.title} about={multiRoom.about}>
        <CompanySwitch
          messages={messages}
          words={words}
          label={multiRoom.label}
          isOn={multiRoomBookings}
          send={(isOn) =>
            sendOwn(
              (now) => now.multiRoomBookings,
              (etag) => setMultiRoomBookings(isOn, etag),
            )
          }
        />
        <LastChange change={lastChangeOf(settings, 'MULTI_ROOM_BOOKINGS')} messages={messages} />
      </Section>
      {features.length > 0 && (
        <Section title={text.title} about={text.about}>
          <div className="general-switches">
            {features.map(({ feature, enabled }) => (
              <CompanySwitch
                key={feature}
                messages={messages}
                words={words}
                label={text.names[feature]}
                isOn={enabled}
                send={(isOn) => sendOwn(stateOf(feature), (etag) => setCompanyFeature(feature, isOn, etag))}
              />
            ))}
          </div>
          <LastChange change={lastChangeOf(settings, 'FEATURES')} messages={messages} />
        </Section>
      )}
    </>
  );
}

const stateOf =
  (name: Schema<'DashboardFeature'>) =>
  ({ features }: Partial<CompanySettings>): boolean | undefined =>
    features?.find(({ feature }) => feature === name)?.enabled;
