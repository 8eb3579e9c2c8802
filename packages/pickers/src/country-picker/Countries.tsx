import { announce } from '@travel-shell/api/navigate';
import { authState, type EntityStatus, useShellState } from '@travel-shell/store';
import { countryPicker, trackSiteChoice } from '@travel-shell/store/account';
import { flagSheet } from '@travel-shell/ui/flag';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { Failed } from '../Failed.tsx';
import listSheet from '../list.shadow.css';
import { useSheets } from '../useSheets.ts';
import { Waiting } from '../Waiting.tsx';
import { CountryList } from './CountryList.tsx';
import type { ContentsProps } from './CountryPicker.tsx';
import sheet from './countries.shadow.css';
import { type CountryEntry, countriesOf } from './entriesOf.ts';

const SHEETS = [flagSheet, listSheet, sheet];

/** What the country picker shows when it is open. Asking for the list begins with the first one of them (STA-043). */
export function Countries(props: ContentsProps): ReactNode {
  const { element, prepared, surface, onKnown } = props;
  const site = props.site || localeOf(prepared.messages.lang, prepared.locale);
  const sites = countryPicker(site);
  const status = useShellState(sites);
  const entries = dataOf(status)?.countries;
  const countries = useMemo(() => entries && countriesOf(entries), [entries]);
  const active = countries?.flatMap(({ sites: all }) => all).find(({ href }) => href === undefined)?.entry;
  useSheets(element.host, SHEETS);

  const tell = useEffectEvent((current: CountryEntry) => onKnown(current));
  useEffect(() => {
    if (active) tell(active);
  }, [active]);

  // A list that could not be had is asked for again.
  const { isOpen } = surface;
  const hasFailed = status.status === 'failed' && !entries;
  const retry = useEffectEvent(() => {
    if (hasFailed) void sites.refresh();
  });
  useEffect(() => {
    if (isOpen) retry();
  }, [isOpen]);

  /** PIC-028 is the link's own; this is what goes with it. */
  function handleFollow(event: MouseEvent<HTMLElement>, selected: CountryEntry): void {
    trackSiteChoice(selected, active ?? { countryCode: '', locale: site });
    const auth = authState.get();
    if (auth.status !== 'signedIn' || !auth.state.businessState.businessMode) return;
    const { href } = event.currentTarget as HTMLAnchorElement;
    const stored = keepLanguage(selected.locale);
    // In a new tab or window the page stays, and so does the call.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // PIC-031, PIC-O04: before the page is left.
    void stored.then(() =>
      announce({ kind: 'redirect', url: href, reason: 'country-changed' }, () => location.assign(href)),
    );
  }

  if (hasFailed) return <Failed messages={prepared.messages} onRetry={retry} />;
  if (!countries) return <Waiting messages={prepared.messages} />;
  return <CountryList {...props} countries={countries} onFollow={handleFollow} />;
}

const dataOf = <T,>(status: EntityStatus<T>): T | undefined => ('data' in status ? status.data : undefined);

/** The pseudo-locale is no language anybody has a site in. */
const localeOf = (lang: string, locale: string) => (locale === 'pseudo' ? 'en-US' : lang);

/** Never rejects. */
async function keepLanguage(locale: string): Promise<void> {
  try {
    const { setBusinessLanguage } = await import(/* webpackChunkName: "keep-language" */ './keepLanguage.ts');
    await setBusinessLanguage(locale);
  } catch {
    // The loader has logged that the chunk is missing; the visitor still goes where they wanted.
  }
}
