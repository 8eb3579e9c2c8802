import { Fragment, type ReactNode, type Ref } from 'react';
import { EmailText } from '../EmailText.tsx';
import { checkIcon } from '../generated/icons.ts';
import { Icon } from '../Icon.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';

interface ComboboxListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  labelId: string;
  options: readonly ComboboxOption[];
  selectedKey: string | undefined;
  /** The text has changed since: the next list is on its way, and this one can no longer be chosen from. */
  isOutdated: boolean;
}

export function ComboboxList({ ref, id, labelId, options, selectedKey, isOutdated }: ComboboxListProps): ReactNode {
  return (
    <div
      ref={ref}
      id={id}
      className="ts-listbox ts-combobox-list"
      part="listbox"
      role="listbox"
      aria-labelledby={labelId}
      aria-busy={isOutdated || undefined}
    >
      {options.map(({ key, title, details = [] }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
        <div
          key={key}
          id={`${id}-${index}`}
          className="ts-option"
          part="option"
          role="option"
          // Chromium reads a place where an address may wrap as a space.
          aria-label={[title, ...details].join(' · ')}
          aria-selected={key === selectedKey}
          aria-disabled={isOutdated || undefined}
          data-index={index}
        >
          <span className="ts-option-text">
            <bdi>{title}</bdi>{' '}
            {details.length > 0 && (
              <span className="ts-combobox-details">
                <Details details={details} wraps />
              </span>
            )}
          </span>
          {key === selectedKey && <Icon path={checkIcon} />}
        </div>
      ))}
    </div>
  );
}

/** An address or a name keeps its own direction, whatever is beside it. */
export function Details({ details, wraps }: { details: readonly string[]; wraps?: boolean }): ReactNode {
  return details.map((detail, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{wraps && detail.includes('@') ? <EmailText text={detail} /> : detail}</bdi>
    </Fragment>
  ));
}
