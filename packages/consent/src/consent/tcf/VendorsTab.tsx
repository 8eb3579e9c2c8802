import type { Schema } from '@travel-shell/contract';
import type { Locale } from '@travel-shell/core';
import { Icon } from '@travel-shell/ui';
import { searchIcon } from '@travel-shell/ui/icons';
import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { AllSwitch } from './AllSwitch.tsx';
import { type ChoiceList, type Choices, OBJECTIONS } from './choices.ts';
import type { Facts } from './Facts.ts';
import type { Messages } from './messages/generated/Messages.ts';
import type { Offer } from './offer.ts';
import { searchVendors } from './searchVendors.ts';
import { useFilled } from './useFilled.ts';
import { AdditionalVendor, VendorRow } from './VendorRow.tsx';

/** About what a window shows. */
const FIRST_ROWS = 10;
/**
 * The rows of each further batch. A frame costs nearly the same for one row as for 25 while the list fills, so that
 * fewer frames are shorter work.
 */
const MORE_ROWS = 25;

/** In the framework and outside. */
const PARTNERS: readonly ChoiceList[] = ['vendors', 'additionalVendors'];

interface VendorsProps {
  messages: Messages;
  locale: Locale;
  initial: Schema<'TcfInitialPreferences'>;
  rows: Schema<'TcfVendorRows'>;
  offer: Offer;
  choices: Choices;
}

/** A choice for each vendor, with a search. Vendors outside the framework are a list of their own. */
export function VendorsTab({ messages, locale, initial, rows, offer, choices }: VendorsProps): ReactNode {
  const { vendors, additionalVendors } = rows;
  const box = useRef<HTMLDivElement>(null);
  const isFiltered = useRef(false);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchVendors(vendors, wanted), [vendors, wanted]);
  const foundOthers = useMemo(() => searchVendors(additionalVendors, wanted), [additionalVendors, wanted]);
  const batches = useMemo(() => batchesOf(vendors), [vendors]);
  const filled = useFilled(batches.length);
  const facts = useMemo(
    () => ({ messages, locale, initial, rows, choices }),
    [messages, locale, initial, rows, choices],
  );

  // Not by rendering: each letter would render all rows.
  useLayoutEffect(() => {
    if (!found && !isFiltered.current) return;
    isFiltered.current = found !== undefined;
    box.current?.toggleAttribute('data-filtered', isFiltered.current);
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-vendor]') ?? []) {
      const { vendor, additional } = row.dataset;
      const ids = additional === undefined ? found : foundOthers;
      row.hidden = ids !== undefined && !ids.has(Number(vendor));
    }
  }, [found, foundOthers, filled]);

  const count = found && foundOthers && found.size + foundOthers.size;
  return (
    <div ref={box} className="tcf-vendors">
      <label className="tcf-search">
        <Icon path={searchIcon} />
        <input
          type="search"
          part="input"
          className="tcf-search-input"
          aria-label={messages.search}
          placeholder={messages.search}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p className="tcf-found" role="status">
        {count !== undefined && messages.found({ count })}
      </p>
      <AllSwitch label={messages.allPartners} lists={PARTNERS} offer={offer} choices={choices} />
      <AllSwitch label={messages.objectAll} lists={OBJECTIONS} offer={offer} choices={choices} />
      {additionalVendors.length > 0 && (
        <section className="tcf-group" hidden={foundOthers?.size === 0}>
          <h3 className="tcf-title">{messages.additional}</h3>
          <p className="lead">{messages.additionalLead}</p>
          <List>
            {additionalVendors.map((vendor) => (
              <AdditionalVendor key={vendor.id} vendor={vendor} facts={facts} />
            ))}
          </List>
        </section>
      )}
      <section className="tcf-group" hidden={found?.size === 0}>
        <h3 className="tcf-title">{messages.framework}</h3>
        <List isBusy={filled < batches.length}>
          {batches.slice(0, filled).map((batch) => (
            <Batch key={batch[0]?.id} batch={batch} facts={facts} />
          ))}
        </List>
      </section>
    </div>
  );
}

/** Roles, because a batch between them would not be allowed in `<ul>`. */
const List = ({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div role="list" className="tcf-list" aria-busy={isBusy}>
    {children}
  </div>
);

interface BatchProps {
  batch: readonly Schema<'TcfVendorRow'>[];
  facts: Facts;
}

const Batch = memo(
  ({ batch, facts }: BatchProps): ReactNode => (
    <div role="presentation" className="tcf-batch">
      {batch.map((vendor) => (
        <VendorRow key={vendor.id} vendor={vendor} facts={facts} />
      ))}
    </div>
  ),
);

const batchesOf = <T,>(items: readonly T[]): T[][] => {
  const count = Math.ceil((items.length - FIRST_ROWS) / MORE_ROWS);
  const more = [...Array(Math.max(count, 0)).keys()].map((index) => FIRST_ROWS + index * MORE_ROWS);
  return [items.slice(0, FIRST_ROWS), ...more.map((start) => items.slice(start, start + MORE_ROWS))];
};
