import type { Schema } from '@travel-shell/contract';
import { type ReactNode, useMemo } from 'react';
import { AllSwitch } from './AllSwitch.tsx';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { type Choices, OBJECTIONS } from './choices.ts';
import { ListText } from './ListText.tsx';
import type { Messages } from './messages/generated/Messages.ts';
import type { Offer } from './offer.ts';
import { PurposeItem } from './PurposeItem.tsx';
import { countVendors, type Use } from './vendorsByPurpose.ts';

interface PurposesProps {
  messages: Messages;
  initial: Schema<'TcfInitialPreferences'>;
  rows: Schema<'TcfVendorRows'>;
  offer: Offer;
  choices: Choices;
}

/** The purposes that data is used for: a choice for each, and the purposes and features that need none. */
export function PurposesTab({ messages, initial, rows, offer, choices }: PurposesProps): ReactNode {
  const { vendors } = rows;
  const counts = useMemo(
    () => ({
      purposes: countVendors(vendors, 'purposes'),
      specialFeatures: countVendors(vendors, 'specialFeatures'),
      specialPurposes: countVendors(vendors, 'specialPurposes'),
      features: countVendors(vendors, 'features'),
    }),
    [vendors],
  );

  const items = (
    use: Use,
    list: readonly Schema<'TcfPurpose'>[],
    switches?: (item: Schema<'TcfPurpose'>) => ReactNode,
  ) =>
    list.map((item) => (
      <PurposeItem
        key={item.id}
        messages={messages}
        item={item}
        use={use}
        vendors={vendors}
        count={counts[use].get(item.id) ?? 0}
      >
        {!item.readOnly && switches?.(item)}
      </PurposeItem>
    ));
  const common = { messages, choices };

  return (
    <>
      <AllSwitch label={messages.objectAll} lists={OBJECTIONS} offer={offer} choices={choices} />
      <Group title={messages.purposes} isTitleHidden lead={`${messages.purposesLead} ${messages.partnersNote}`}>
        {items('purposes', initial.purposes, (item) => (
          <>
            <ChoiceSwitch {...common} {...item} list="purposes" />
            {item.legitimateInterest && <ChoiceSwitch {...common} {...item} list="objectedPurposes" />}
          </>
        ))}
      </Group>
      {initial.specialFeatures.length > 0 && (
        <Group title={messages.specialFeatures} lead={messages.specialFeaturesLead}>
          {items('specialFeatures', initial.specialFeatures, (item) => (
            <ChoiceSwitch {...common} {...item} list="specialFeatures" />
          ))}
        </Group>
      )}
      {rows.specialPurposes.length > 0 && (
        <Group title={messages.specialPurposes} lead={messages.specialPurposesLead}>
          {items('specialPurposes', rows.specialPurposes)}
        </Group>
      )}
      {rows.features.length > 0 && (
        <Group
          title={messages.features}
          lead={
            rows.standardTexts.features ? <ListText>{rows.standardTexts.features}</ListText> : messages.featuresLead
          }
        >
          {items('features', rows.features)}
        </Group>
      )}
      {rows.dataCategories.length > 0 && (
        <Group title={messages.dataCategories}>
          {rows.dataCategories.map(({ id, name, description }) => (
            <li key={id} className="tcf-purpose" lang="en" dir="ltr">
              <h4 className="tcf-name">{name}</h4>
              <p className="tcf-description">{description}</p>
            </li>
          ))}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  /** The tab says it already. */
  isTitleHidden?: boolean;
  lead?: ReactNode;
  children: ReactNode;
}

function Group({ title, isTitleHidden, lead, children }: GroupProps): ReactNode {
  return (
    <section className="tcf-group">
      <h3 className={isTitleHidden ? 'ts-hidden' : 'tcf-title'}>{title}</h3>
      {lead && <p className="lead">{lead}</p>}
      <ul className="tcf-list">{children}</ul>
    </section>
  );
}
