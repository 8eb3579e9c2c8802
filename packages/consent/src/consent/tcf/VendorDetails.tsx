import type { Schema } from '@travel-shell/contract';
import { useShellState } from '@travel-shell/store';
import { tcfVendor } from '@travel-shell/store/consent';
import { Link } from '@travel-shell/ui/link';
import type { ReactNode } from 'react';
import { CookieUse } from './CookieUse.tsx';
import type { Facts } from './Facts.ts';
import { DAY, formatDuration } from './formatDuration.ts';
import { ListText } from './ListText.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Storage } from './Storage.tsx';
import { WaitingText } from './Waiting.tsx';

interface VendorDetailsProps {
  vendor: Schema<'TcfVendorRow'>;
  facts: Facts;
}

/** A vendor's uses of data and how long it keeps the data, fetched when they are asked for. STA-080. */
export function VendorDetails({ vendor, facts }: VendorDetailsProps): ReactNode {
  const { messages } = facts;
  const entity = tcfVendor(vendor.id);
  const known = useShellState(entity);
  if (!known.data)
    return known.status === 'failed' ? (
      <LoadFailed messages={messages} text={messages.missing} onRetry={() => void entity.refresh()} />
    ) : (
      <WaitingText messages={messages} />
    );
  const details = known.data;
  return (
    <>
      <p className="tcf-links">
        {details.privacyPolicyUrl && (
          <Link href={details.privacyPolicyUrl} newTabText={messages.newTab}>
            {messages.policy}
          </Link>
        )}
        {details.legIntClaimUrl && (
          <Link href={details.legIntClaimUrl} newTabText={messages.newTab}>
            {messages.claim}
          </Link>
        )}
      </p>
      <Uses details={details} facts={facts} />
      <CookieUse messages={messages} locale={facts.locale} vendor={details} />
      <Storage vendorId={vendor.id} facts={facts} />
    </>
  );
}

/** The vendor's uses of data, by legal basis, and how long it keeps the data for each. */
function Uses({ details, facts }: { details: Schema<'TcfVendor'>; facts: Facts }): ReactNode {
  const { messages, initial, rows } = facts;
  const { purposeDataRetentionDays: days, specialPurposeDataRetentionDays: specialDays } = details;
  const groups = [
    { title: messages.byConsent, ids: details.purposes, list: initial.purposes, days },
    { title: messages.byInterest, ids: details.legIntPurposes, list: initial.purposes, days },
    { title: messages.specialPurposes, ids: details.specialPurposes, list: rows.specialPurposes, days: specialDays },
    { title: messages.features, ids: details.features, list: rows.features },
    { title: messages.specialFeatures, ids: details.specialFeatures, list: initial.specialFeatures },
    { title: messages.dataCategories, ids: details.dataCategories, list: rows.dataCategories },
  ];
  return groups
    .filter(({ ids }) => ids.length > 0)
    .map(({ title, ids, list, days: kept }) => (
      <section key={title}>
        <h5 className="tcf-subtitle">{title}</h5>
        <ul>
          {list
            .filter(({ id }) => ids.includes(id))
            .map(({ id, name }) => (
              <li key={id}>
                <ListText>{name}</ListText>
                <Kept days={kept?.[id]} facts={facts} />
              </li>
            ))}
        </ul>
      </section>
    ));
}

function Kept({ days, facts: { messages, locale } }: { days: number | undefined; facts: Facts }): ReactNode {
  if (days === undefined) return null;
  return <span className="tcf-note"> ({messages.kept({ duration: formatDuration(locale, days * DAY) })})</span>;
}
