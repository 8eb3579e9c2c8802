import type { Schema } from '@travel-shell/contract';
import type { ConsentSite } from './testPage.ts';

/** As the reference back end has them, besides its own. */
export const LISTS = {
  strictlyNecessary: [
    { name: 'travel_session', domain: 'vireo.example' },
    { name: 'consent', domain: 'vireo.example' },
  ],
  functional: [{ name: 'travel_meta_hideCookieMessage', domain: 'vireo.example' }],
  advertising: [
    { name: '_fbp', domain: 'vireo.example' },
    { name: 'cto_bundle', domain: 'criteo.com' },
    { name: 'IDE', domain: 'doubleclick.net' },
  ],
  analytical: [{ name: 'UID', domain: 'scorecardresearch.com' }],
};

const recordOf = (id: string, time: string, acceptedCategories: Schema<'CookieCategory'>[]) =>
  ({
    id,
    kind: 'cookies',
    choices: { acceptedCategories },
    time,
    text: { version: 'cookies-1', locale: 'en-US' },
  }) satisfies Schema<'ConsentRecord'>;

/** A visitor who has accepted some categories. */
export function own(site: ConsentSite): void {
  site.accepted = ['strictlyNecessary', 'functional', 'advertising'];
  site.cookies.set('consent', site.accepted.join('.'));
  site.cookies.set('_fbp', 'fb.1');
  site.records = { records: [recordOf('4711', '2026-11-21T09:30:00Z', site.accepted)], differs: null };
}

/** The visitor of `own`, whose account had another choice. */
export function differing(site: ConsentSite): void {
  own(site);
  site.records.differs = { other: recordOf('4242', '2026-09-02T18:05:00Z', ['strictlyNecessary']) };
}
