import type { AuthState } from '@travel-shell/contract';
import { useConfig, useSheets } from '@travel-shell/piece';
import {
  type BookingForUserInfo,
  isSearched,
  mayBookForColleagues,
  mayBookForGuests,
} from '@travel-shell/store/business';
import { Button, buttonSheet } from '@travel-shell/ui/button';
import {
  Combobox,
  type ComboboxOption,
  type ComboboxTexts,
  comboboxSheet,
  fieldSheet,
  listboxSheet,
} from '@travel-shell/ui/combobox';
import { formSheet } from '@travel-shell/ui/form';
import { Spinner, spinnerSheet } from '@travel-shell/ui/spinner';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import type { BookingForProps } from '../BookingForProps.ts';
import { type TravelerChange, useTravelerChange } from '../useTravelerChange.ts';
import { Guest } from './Guest.tsx';
import sheet from './panel.shadow.css';
import { searchPeople } from './searchPeople.ts';
import { TravelerChangedNotice } from './TravelerChangedNotice.tsx';

const SHEETS = [fieldSheet, listboxSheet, buttonSheet, spinnerSheet, comboboxSheet, formSheet, sheet];

/** BIZ-049 */
const MODES = ['self', 'other'] as const;
type Mode = (typeof MODES)[number];

interface PanelProps extends BookingForProps {
  state: AuthState;
  traveler: BookingForUserInfo | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The controls that change the traveler (BIZ-041 to BIZ-064). */
export function Panel(props: PanelProps): ReactNode {
  const { element, prepared, state, traveler, isOpen } = props;
  const { messages } = prepared;
  const business = state.businessState;
  useSheets(element.host, SHEETS);
  const change = useTravelerChange(props);
  /** The mode that the visitor has switched to, while the back end says something else (BIZ-049, BIZ-O20). */
  const [wanted, setWanted] = useState<Mode>();
  const mode = wanted ?? (traveler ? 'other' : 'self');

  // Input is gone the next time, and with another traveler. It is kept when the panel opens: the visitor sees the
  // panel before React hears of it.
  const { currentTraveler } = business;
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setWanted(undefined);
      setClosings((count) => count + 1);
    };
  }, [isOpen]);
  useEffect(() => setWanted(undefined), [currentTraveler]);

  async function handleMode(next: Mode): Promise<void> {
    if (change.sending) return;
    change.forget();
    setWanted(next);
    if (next === 'other' || !traveler) return;
    // BIZ-052
    await change.toSelf();
    setWanted(undefined);
  }

  return (
    <div className="change" aria-busy={change.sending !== undefined || undefined}>
      <Note messages={messages} change={change} traveler={traveler} />
      <fieldset className="modes" part="switch" aria-label={messages.mode}>
        {MODES.map((each) => (
          <Button
            key={each}
            variant={each === mode ? 'primary' : 'quiet'}
            aria-pressed={each === mode}
            onClick={() => void handleMode(each)}
          >
            {messages.modes[each]}
          </Button>
        ))}
      </fieldset>
      {mode === 'other' && (
        <Fragment key={closings}>
          {mayBookForColleagues(business) && <Search {...props} change={change} />}
          {mayBookForGuests(business) && <Guest {...props} change={change} />}
        </Fragment>
      )}
      <TravelerChangedNotice {...props} email={currentTraveler} change={change} />
    </div>
  );
}

/** Says what is going on, and what went wrong: beside the field, and to screen readers. */
function Note({
  messages,
  change: { sending, problem },
  traveler,
}: {
  messages: Messages;
  change: TravelerChange;
  traveler: BookingForUserInfo | null;
}): ReactNode {
  const name = traveler?.accountName ?? messages.yourself;
  return (
    <>
      <div role="status">
        {sending && (
          <p className="sending" part="note">
            <Spinner size={20} /> {messages.changing}
          </p>
        )}
      </div>
      <div role="alert">
        {problem && (
          <p className="problem" part="note">
            {problem === 'changed' ? messages.changedElsewhere({ name }) : messages.failed}
          </p>
        )}
      </div>
    </>
  );
}

/** Finds a colleague. */
function Search({ prepared, searchMode, limit, change }: PanelProps & { change: TravelerChange }): ReactNode {
  const { messages } = prepared;
  const config = useConfig();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { userSearchMinimum: minimumLength = 0, userSearchOnEmpty: searchOnEmpty = false } = config;
  const options = { searchMode, limit, minimumLength, searchOnEmpty };

  async function choose(person: ComboboxOption | null): Promise<void> {
    setChosen(person);
    if (!person) return change.forget();
    // BIZ-048: the name stays, to try again.
    if (!(await change.toColleague(person.key))) field.current?.focus();
  }

  return (
    <Combobox
      ref={field}
      label={messages.search}
      hint={messages.searchHint}
      placeholder={minimumLength > 0 ? messages.searchMinimum({ count: minimumLength }) : undefined}
      search={(query, signal) => searchPeople({ ...options, query }, messages.roles, signal)}
      isSearched={(query) => isSearched({ ...options, query })}
      texts={textsOf(messages)}
      delays={{ ask: config.userSearchDebounceMs }}
      value={chosen}
      onValueChange={(person) => void choose(person)}
      error={change.problem === 'failed' && chosen ? messages.failed : undefined}
    />
  );
}

const textsOf = (messages: Messages): ComboboxTexts => ({
  clear: messages.clear,
  searching: messages.searching,
  found: (count) => messages.found({ count }),
  none: (query) => messages.none({ query }),
  failed: messages.searchFailed,
  retry: messages.retry,
  unchosen: messages.unchosen,
});
