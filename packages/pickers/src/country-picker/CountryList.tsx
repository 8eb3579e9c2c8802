import { apiUrl, siteUrl } from '@travel-shell/piece';
import { Flag } from '@travel-shell/ui/flag';
import { checkIcon, chevronIcon, Icon } from '@travel-shell/ui/icons';
import {
  type MouseEvent,
  memo,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { NoResults } from '../NoResults.tsx';
import { SearchField } from '../SearchField.tsx';
import { useFirstFocus } from '../useFirstFocus.ts';
import type { ContentsProps } from './CountryPickerProps.ts';
import type { Country, CountryEntry, Site } from './entriesOf.ts';
import { linkTo } from './linkTo.ts';
import { Results } from './Results.tsx';
import { useRows } from './useRows.ts';

type Follow = (event: MouseEvent<HTMLElement>, selected: CountryEntry) => void;

interface CountryListProps extends ContentsProps {
  countries: readonly Country[];
  onFollow: Follow;
}

/** Search field and list. */
export function CountryList(props: CountryListProps): ReactNode {
  const { countries, surface, prepared, keepPath, stripSegments, onFollow } = props;
  const { messages } = prepared;
  const isServed = props.element.opened !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const { list, drawn, search } = useRows(countries, isServed);
  const [found, setFound] = useState<number>();
  useFirstFocus(field, surface);

  // Client-side routing may change the path, and a server does not know it.
  const { isOpen } = surface;
  const [path, setPath] = useState(() => (keepPath && !isServed ? window.location.pathname : ''));
  useLayoutEffect(() => {
    if (isOpen) setPath(keepPath ? window.location.pathname : '');
  }, [isOpen, keepPath]);

  function handleSearch(term: string): void {
    const count = search(term);
    // The list is updated; the count can wait for the next frame.
    startTransition(() => setFound(term.trim() ? count : undefined));
  }

  // Memoized: neither typing nor opening changes the rows.
  const rows = useMemo(
    () => (
      // The loader has taken the attribute away by the time that React hydrates the list.
      <ul ref={list} className="countries" part="list" data-short={isServed ? '' : undefined} suppressHydrationWarning>
        {drawn.map((country) => (
          <Row key={country.country.countryCode} {...{ country, path, stripSegments, messages, onFollow }} />
        ))}
      </ul>
    ),
    [list, drawn, isServed, path, stripSegments, messages, onFollow],
  );

  return (
    <Results count={countries.length} columns={props.columns}>
      <SearchField field={field} label={messages.countrySearch} clearLabel={messages.clear} onSearch={handleSearch} />
      <NoResults
        found={found}
        foundText={messages.countriesFound}
        title={messages.noCountry}
        subtitle={messages.noCountryHint}
      />
      {rows}
    </Results>
  );
}

interface RowProps {
  country: Country;
  path: string;
  stripSegments: number;
  messages: Messages;
  onFollow: Follow;
}

/** A country with one language is a link. One with several has a link for each, behind a button if there is no room. */
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
        <Flag src={apiUrl(country.flag)} />
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
      <Flag src={apiUrl(entry.flag)} />
      <span className="entry-text" lang={entry.locale} dir="auto">
        {text}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      // The current site, so not a link (PIC-019, PIC-020).
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
      href={siteUrl(path ? linkTo(href, path, stripSegments) : href)}
      hrefLang={entry.locale}
      rel={isCrawlable ? undefined : 'nofollow'}
      onClick={(event) => onFollow(event, entry)}
    >
      {contents}
    </a>
  );
}
