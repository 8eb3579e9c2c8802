import type { Schema } from '@travel-shell/contract';
import { sortOrderSettingsRules } from '@travel-shell/contract/rules/sortOrderSettingsRules';
import { POLICY_VERTICALS } from '@travel-shell/contract/values';
import { setSortOrderSettings } from '@travel-shell/store/company';
import { Select } from '@travel-shell/ui/select';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { SettingsForm } from '../parts/SettingsForm.tsx';

type Orders = Schema<'SortOrderSettings'>;

/** Those that say something about the vertical; another one that is set stays a choice. */
const ORDERS = {
  flight: ['RECOMMENDED', 'PRICE', 'DURATION'],
  hotel: ['RECOMMENDED', 'PRICE', 'RATING'],
  train: ['RECOMMENDED', 'PRICE', 'DURATION'],
  car: ['RECOMMENDED', 'PRICE', 'RATING'],
} as const satisfies Record<keyof Orders, readonly Schema<'SortOrder'>[]>;

/** The order in which members first see their search results (API-097, BIZ-114). */
export function SortOrders({ messages }: { messages: Messages }): ReactNode {
  const text = messages.companyGeneral.sortOrders;
  const titleOf = (order: string): string =>
    (text.orders as Readonly<Record<string, string>>)[order] ?? messages.common.setElsewhere({ value: order });
  const labels = Object.fromEntries(
    POLICY_VERTICALS.map((vertical) => [vertical, messages.titles[`policy/${vertical}`]]),
  ) as Record<keyof Orders, string>;

  return (
    <SettingsForm<Orders>
      title={text.title}
      about={text.about}
      messages={messages}
      action="/business/company/general"
      screen="company/general/sort-orders"
      subject="SORT_ORDERS"
      rules={sortOrderSettingsRules}
      labels={labels}
      saveText={text.save}
      pick={({ sortOrderSettings }) => sortOrderSettings}
      send={(orders, { etag }) => setSortOrderSettings(orders, etag)}
      show={(_, order) => titleOf(order)}
      fields={(form) => (
        <div className="pair">
          {POLICY_VERTICALS.map((vertical) => {
            const { id, name, defaultValue, error } = form.field(vertical);
            const orders = [...new Set([...ORDERS[vertical], defaultValue])];
            return (
              <Select
                key={vertical}
                {...{ id, name, defaultValue, error }}
                label={labels[vertical]}
                options={orders.map((value) => ({ value, title: titleOf(value) }))}
              />
            );
          })}
        </div>
      )}
    />
  );
}
