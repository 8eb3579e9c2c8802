import type { Schema } from '@travel-shell/contract';
import { Icon } from '@travel-shell/ui';
import { chevronIcon } from '@travel-shell/ui/icons';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useId, useState } from 'react';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import type { Facts } from './Facts.ts';
import { VendorDetails } from './VendorDetails.tsx';

interface VendorRowProps {
  vendor: Schema<'TcfVendorRow'>;
  facts: Facts;
}

/** A vendor's name, which opens its details, and its choices. */
export function VendorRow({ vendor, facts }: VendorRowProps): ReactNode {
  const { id, name, purposes, legIntPurposes } = vendor;
  const { messages } = facts;
  return (
    <Row id={id} name={name} details={<VendorDetails vendor={vendor} facts={facts} />}>
      {purposes.length > 0 && <ChoiceSwitch {...facts} id={id} name={name} list="vendors" />}
      {legIntPurposes.length > 0 && <ChoiceSwitch {...facts} id={id} name={name} list="objectedVendors" />}
      {purposes.length + legIntPurposes.length === 0 && <span className="tcf-note">{messages.noChoice}</span>}
    </Row>
  );
}

interface AdditionalVendorProps {
  vendor: Schema<'TcfAdditionalVendor'>;
  facts: Facts;
}

/** A vendor outside the framework: what we know of it is its policy and its addresses. */
export function AdditionalVendor({ vendor, facts }: AdditionalVendorProps): ReactNode {
  const { id, name, policyUrl, domains } = vendor;
  const { messages } = facts;
  const details = (
    <>
      {policyUrl && (
        <Link href={policyUrl} newTabText={messages.newTab}>
          {messages.policy}
        </Link>
      )}
      <h5 className="tcf-subtitle">{messages.domains}</h5>
      <p>
        <bdi dir="ltr">{domains.join(', ')}</bdi>
      </p>
    </>
  );
  return (
    <Row id={id} name={name} details={details} isAdditional>
      <ChoiceSwitch {...facts} id={id} name={name} list="additionalVendors" />
    </Row>
  );
}

interface RowProps {
  id: number;
  name: string;
  isAdditional?: boolean;
  details: ReactNode;
  children: ReactNode;
}

function Row({ id, name, isAdditional, details, children }: RowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list has no <ul>, see VendorsTab
    <div role="listitem" className="tcf-vendor" data-vendor={id} data-additional={isAdditional ? '' : undefined}>
      <h4 className="tcf-vendor-heading">
        <button
          type="button"
          className="tcf-vendor-name"
          part="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{name}</bdi>
          <Icon path={chevronIcon} />
        </button>
      </h4>
      <div className="tcf-switches">{children}</div>
      {isOpen && (
        <div id={detailsId} className="tcf-vendor-details">
          {details}
        </div>
      )}
    </div>
  );
}
