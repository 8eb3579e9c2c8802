import { Flag } from '@travel-shell/ui/flag';
import { checkIcon, chevronIcon, Icon } from '@travel-shell/ui/icons';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { matcherOf } from '../matches.ts';
import type { Messages } from '../messages/generated/Messages.ts';
import { NoResults } from '../NoResults.tsx';
import { SearchField } from '../SearchField.tsx';
import { setHidden } from '../setHidden.ts';
import { useFirstFocus } from '../useFirstFocus.ts';
import type { ContentsProps } from './CountryPicker.tsx';
import type { Country, CountryEntry, Site } from './entriesOf.ts';
import { linkTo } from './linkTo.ts';

type Follow = (event: MouseEvent<HTMLElement>, selected: CountryEntry) => void;

interface CountryListProps extends ContentsProps {
  countries: readonly Country[];
  onFollow: Follow;
}

/** Rows in the first frame: more than fit in a window. The others follow without holding anything up. */
const FIRST = 48;

/** Search field and list. A search shows and hides rows that are there, so a key is answered in its own frame. */
export function CountryList(props: CountryListProps): ReactNode {
  const { countries, surface, prepared, keepPath, stripSegments } = props;
  const { messages } = prepared;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const term = useRef('');
  const coming = useRef(0);
  const [found, setFound] = useState<number>();
  const [isWhole, setWhole] = useState(countries.length <= FIRST);
  useFirstFocus(field, surface);

  // Where one is may change without a load of the page.
  const { isOpen } = surface;
  const [path, setPath] = useState(() => (keepPath ? window.location.pathname : ''));
  useLayoutEffect(() => {
    if (isOpen) setPath(keepPath ? window.location.pathname : '');
  }, [isOpen, keepPath]);

  useEffect(() => startTransition(() => setWhole(true)), []);

  function search(next: string): void {
    term.current = next;
    const { count, rest } = filter(list.current, countries, next);
    showSoon(rest);
    setFound(next.trim() ? count : undefined);
  }

  /** A part in each frame: the one that answers a key has little to lay out. */
  function showSoon(rows: readonly HTMLElement[]): void {
    cancelAnimationFrame(coming.current);
    if (rows.length === 0) return;
    coming.current = requestAnimationFrame(() => {
      for (const row of rows.slice(0, FIRST)) setHidden(row, false);
      showSoon(rows.slice(FIRST));
    });
  }
  useEffect(() => () => cancelAnimationFrame(coming.current), []);

  // Rows that came later have not been looked at.
  useLayoutEffect(() => {
    if (isWhole && term.current) showSoon(filter(list.current, countries, term.current).rest);
  }, [isWhole, countries]);

  return (
    <>
      <SearchField field={field} label={messages.countrySearch} clearLabel={messages.clear} onSearch={search} />
      <NoResults
        found={found}
        foundText={messages.countriesFound}
        title={messages.noCountry}
        subtitle={messages.noCountryHint}
      />
      <ul ref={list} className="countries" part="list">
        {(isWhole ? countries : countries.slice(0, FIRST)).map((country) => (
          <Row
            key={country.country.countryCode}
            {...{ country, path, stripSegments, messages }}
            onFollow={props.onFollow}
          />
        ))}
      </ul>
    </>
  );
}

interface Filtered {
  /** How many sites were found. */
  count: number;
  /** Rows that are still hidden: what is out of sight may follow. */
  rest: HTMLElement[];
}

/** Hides what the term is not found in, and shows the first of what it is found in. */
function filter(list: HTMLElement | null, countries: readonly Country[], term: string): Filtered {
  const matches = matcherOf(term);
  const rows = list?.children;
  const rest: HTMLElement[] = [];
  let count = 0;
  let shown = 0;
  countries.forEach(({ sites }, index) => {
    const row = rows?.[index] as HTMLElement | undefined;
    const found = sites.map(({ searchText }) => matches(searchText));
    const inRow = found.filter(Boolean).length;
    count += inRow;
    if (!row) return;
    if (inRow > 0) shown += 1;
    if (shown > FIRST && inRow > 0 && row.hidden) rest.push(row);
    else setHidden(row, inRow === 0);
    if (sites.length < 2) return;
    const languages = row.lastElementChild?.children;
    for (const [at, isFound] of found.entries()) setHidden(languages?.[at] as HTMLElement, !isFound);
  });
  return { count, rest };
}

interface RowProps {
  country: Country;
  path: string;
  stripSegments: number;
  messages: Messages;
  onFollow: Follow;
}

/** A country with one language is a link. One with several is a link each where there is room, else behind a button. */
const Row = memo(function Row(props: RowProps): ReactNode {
  const { country, sites } = props.country;
  const [isExpanded, setExpanded] = useState(false);
  const [only] = sites;
  if (only && sites.length === 1) {
    return (
      <li className="country">
        <SiteLink site={only} {...props} />
      </li>
    );
  }
  return (
    <li className="country several" data-expanded={isExpanded || undefined}>
      <button
        type="button"
        className="entry expander"
        part="entry"
        aria-expanded={isExpanded}
        data-active={country.active || undefined}
        onClick={() => setExpanded(!isExpanded)}
      >
        <Flag src={country.flag} />
        <span className="entry-text" lang={country.locale} dir="auto">
          {country.countryNativeName}
        </span>
        <span className="ts-hidden">{props.messages.languageCount({ count: sites.length })}</span>
        <span className="count" aria-hidden="true">
          {sites.length}
        </span>
        <Icon path={chevronIcon} className="chevron" />
      </button>
      <ul className="languages">
        {sites.map((site) => (
          <li key={site.entry.locale}>
            <SiteLink site={site} {...props} />
          </li>
        ))}
      </ul>
    </li>
  );
});

function SiteLink({ site, path, stripSegments, onFollow }: RowProps & { site: Site }): ReactNode {
  const { entry, href, text, isCrawlable } = site;
  const contents = (
    <>
      <Flag src={entry.flag} />
      <span className="entry-text" lang={entry.locale} dir="auto">
        {text}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      // It is where one is, so it leads nowhere (PIC-019, PIC-020).
      <span className="entry" part="entry" aria-current="true" data-active="">
        {contents}
        <Icon path={checkIcon} className="check" />
      </span>
    );
  }
  return (
    <a
      className="entry"
      part="entry"
      href={path ? linkTo(href, path, stripSegments) : href}
      hrefLang={entry.locale}
      rel={isCrawlable ? undefined : 'nofollow'}
      onClick={(event) => onFollow(event, entry)}
    >
      {contents}
    </a>
  );
}
