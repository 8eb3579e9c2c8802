import { announce } from '@travel-shell/api/navigate';
import type { Schema } from '@travel-shell/contract';
import { isModifiedClick } from '@travel-shell/core/isModifiedClick';
import { defineLazy, useSheets } from '@travel-shell/piece';
import { authState, useShellState } from '@travel-shell/store';
import { countryPicker, trackSiteChoice } from '@travel-shell/store/account';
import { useEffectEvent } from '@travel-shell/ui';
import { flagSheet } from '@travel-shell/ui/flag';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { Failed } from '../Failed.tsx';
import { LoadingList } from '../LoadingList.tsx';
import listSheet from '../list.shadow.css';
import { CountryList } from './CountryList.tsx';
import type { ContentsProps } from './CountryPickerProps.ts';
import sheet from './countries.shadow.css';
import { activeOf, type CountryEntry, countriesOf } from './entriesOf.ts';

export const SHEETS = [flagSheet, listSheet, sheet];

const lazyLanguage = defineLazy(
  'country-picker',
  () => import(/* webpackChunkName: "keep-language" */ './keepLanguage.ts'),
);

type Sites = Schema<'CountryPickerState'>;

/** The contents of an open country picker. */
export function Countries(props: ContentsProps): ReactNode {
  const { prepared } = props;
  const site = props.site || localeOf(prepared.messages.lang, prepared.locale);
  const served = prepared.served as Sites | undefined;
  useSheets(props.element.host, SHEETS);
  if (served) return <Loaded {...props} site={site} entries={served.countries} />;
  return <Fetched {...props} site={site} />;
}

interface SiteProps extends ContentsProps {
  site: string;
}

/** The first one on the page starts the fetch (STA-043). */
function Fetched(props: SiteProps): ReactNode {
  const { prepared, surface } = props;
  const sites = countryPicker(props.site);
  const status = useShellState(sites);
  const entries = status.data?.countries;

  // Retry a list that failed to load.
  const { isOpen } = surface;
  const hasFailed = status.status === 'failed' && !entries;
  const retry = useEffectEvent(() => {
    if (hasFailed) void sites.refresh();
  });
  useEffect(() => {
    if (isOpen) retry();
  }, [isOpen]);

  if (hasFailed) return <Failed messages={prepared.messages} onRetry={sites.refresh} />;
  if (!entries) return <LoadingList messages={prepared.messages} />;
  return <Loaded {...props} entries={entries} />;
}

function Loaded(props: SiteProps & { entries: Sites['countries'] }): ReactNode {
  const { element, entries, onKnown, site } = props;
  const countries = useMemo(() => countriesOf(entries), [entries]);
  const active = activeOf(countries);

  const tell = useEffectEvent((current: CountryEntry) => onKnown(current));
  useEffect(() => {
    if (active) tell(active);
  }, [active]);

  /** The link itself does PIC-028; this is the rest. A stable function, because it is a prop of every row. */
  const handleFollow = useCallback(
    (event: MouseEvent<HTMLElement>, selected: CountryEntry): void => {
      trackSiteChoice(selected, active ?? { countryCode: '', locale: site });
      const auth = authState.get();
      if (auth.status !== 'signedIn' || !auth.state.businessState.businessMode) return;
      const { href } = event.currentTarget as HTMLAnchorElement;
      const stored = lazyLanguage.attempt().then((loaded) => loaded?.setBusinessLanguage(selected.locale));
      // With a new tab or window this page stays, so the call is not needed.
      if (isModifiedClick(event)) return;
      event.preventDefault();
      // PIC-031, PIC-O04: before navigating away.
      void stored.then(() =>
        announce({ kind: 'redirect', url: href, reason: 'country-changed' }, () => location.assign(href), element.host),
      );
    },
    [element, active, site],
  );

  return <CountryList {...props} countries={countries} onFollow={handleFollow} />;
}

/** No site uses the pseudo-locale. */
const localeOf = (lang: string, locale: string) => (locale === 'pseudo' ? 'en-US' : lang);
