import { logFailure } from '@travel-shell/core';
import { TCF_COOKIE } from '@travel-shell/core/consentCookieNames';
import { keep, tcStringBefore, unsentBefore } from '@travel-shell/core/consentCookies';
import { getConsentHead } from '@travel-shell/core/consentHead';
import { ownGlobal } from '@travel-shell/core/ownGlobal';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { share } from '@travel-shell/core/share';
import { isOutdated } from '../Settings.ts';
import type { EventStatus, TcfCallback, TcfState } from '../TcfApi.ts';
import type { TcfLists } from '../TcfKit.ts';
import { additionalConsent } from './additionalConsent.ts';
import { createTcData, type TcPage } from './createTcData.ts';
import { decodeTcString } from './decodeTcString.ts';
import { encodeChoices } from './encodeChoices.ts';
import { gdprApplies } from './gdprApplies.ts';
import { hasNewPartners } from './hasNewPartners.ts';
import { nextTask } from './nextTask.ts';
import { ofVendors } from './ofVendors.ts';
import { readInitial, readRows, readSaved, readVendorList } from './readLists.ts';

const NO_CHOICES = {
  consentedPurposes: [],
  consentedVendors: [],
  consentedAdditionalVendors: [],
  objectedLegIntPurposes: [],
  objectedLegIntVendors: [],
};

/** In place of a string. */
const REFUSED = '';

/** Vendors ignore a string that discloses none, and another dialog's says nothing about what was shown here. */
function isOurs(tcString: string, cmpId: number): boolean {
  const decoded = decodeTcString(tcString);
  return decoded?.cmpId === cmpId && decoded.vendors.disclosed.length > 0;
}

/** A foreign string is no decision: the cookie goes, and the dialog shows once it is in the page. */
function askAgain(): void {
  keep(TCF_COOKIE, '');
  const ask = () =>
    pageDocument.dispatchEvent(new CustomEvent('travel-cookie-settings-requested', { bubbles: true, detail: {} }));
  if (pageDocument.readyState === 'loading') pageDocument.addEventListener('DOMContentLoaded', ask, { once: true });
  else ask();
}

/** The vendors in Google's string, without its version: `2~1.2~dv.3`. */
const idsIn = (addtlConsent: string): number[] => (addtlConsent.match(/\d+/g) ?? []).slice(1).map(Number);

/** A choice in another tab counts here. A string that is gone is asked for by the next page. */
function followString(state: TcfState, cmpId: number): void {
  ownGlobal<EventTarget>('cookieStore')?.addEventListener?.('change', async () => {
    // A choice on this page is told by the code that stores it.
    await getConsentHead()?.answered;
    const tcString = tcStringBefore() ?? (unsentBefore() && REFUSED);
    if (tcString === undefined || tcString === state.tcString) return;
    // The string of a refusal that was told before it was made.
    if (state.tcString === REFUSED && decodeTcString(tcString)?.purposes.consents.length === 0) return;
    if (tcString === REFUSED || isOurs(tcString, cmpId)) state.update(tcString);
  });
}

/** The whole of `__tcfapi`, in place of the stub of consent.js; takes over its listeners, and the calls that wait. */
export function takeOver(state: TcfState): void {
  const { settings, listeners } = state;
  const { cmpId = 0, cmpVersion = 1, publisherCountry = 'AA', consentMode = false } = settings.consent ?? {};
  const page: TcPage = { cmpId, cmpVersion, consentMode };
  const loaded = { cmpLoaded: true, cmpStatus: 'loaded', cmpId, cmpVersion };
  /** To who was asked, too, wherever the site is. */
  const applies = () => !!state.event || state.tcString !== undefined || gdprApplies(settings.consent ?? {});
  // Until there is a string.
  state.told = { cmpId, cmpVersion, gdprApplies: applies(), cmpStatus: 'loaded' };
  let turn = Promise.resolve();
  const lists = new Map<string, Promise<object | undefined>>();
  const readList = (version: string) => share(lists, version, () => readVendorList(settings, version));

  /** The lists that the last string has disclosed. */
  let disclosed: TcfLists | undefined;

  async function readLists(): Promise<TcfLists | undefined> {
    const [initial, rows] = await Promise.all([readInitial(settings), readRows(settings)]);
    return initial && rows ? { initial, rows } : undefined;
  }

  /**
   * No consents: before a choice with every legitimate interest, after a refusal with none. A refusal that could not be
   * stored has no string of its own, and withdraws what the last one allowed, also with the back end down.
   */
  async function stringsWithoutConsent(isRefused: boolean) {
    const lists = (isRefused && disclosed) || (await readLists());
    if (!lists) return undefined;
    const { vendors } = lists.rows;
    const rows = { vendors: isRefused ? vendors.map((vendor) => ({ ...vendor, legIntPurposes: [] })) : vendors };
    const language = pageDocument.documentElement.lang;
    return encodeChoices(NO_CHOICES, { ...lists, rows }, { cmpId, cmpVersion, publisherCountry, language });
  }

  /** Who has refused every purpose has refused these vendors, even if that could not be stored: nothing is waited for. */
  async function additionalOf(purposes: readonly number[]): Promise<string> {
    const [ids, saved] = await Promise.all([
      disclosed?.initial.additionalVendorIds ?? readInitial(settings).then((initial) => initial?.additionalVendorIds),
      purposes.length > 0 ? readSaved(settings) : undefined,
    ]);
    return additionalConsent(saved?.consentedAdditionalVendors ?? [], ids ?? []);
  }

  async function dataOf(tcString: string | undefined): Promise<object | undefined> {
    const strings = tcString
      ? { tcString, addtlConsent: undefined }
      : await stringsWithoutConsent(tcString === REFUSED);
    const decoded = strings && decodeTcString(strings.tcString);
    if (!decoded) return undefined;
    const addtlConsent = strings.addtlConsent ?? (await additionalOf(decoded.purposes.consents));
    const { vendorListVersion, tcfPolicyVersion, vendors } = decoded;
    state.about = { ...loaded, gdprApplies: true, gvlVersion: vendorListVersion, tcfPolicyVersion };
    disclosed = {
      initial: { vendorListVersion, tcfPolicyVersion, additionalVendorIds: idsIn(addtlConsent) },
      rows: { vendors: vendors.disclosed.map((id) => ({ id, purposes: [], legIntPurposes: [] })) },
    };
    return createTcData(decoded, { tcString: strings.tcString, addtlConsent }, page);
  }

  async function tell(eventStatus: EventStatus, tcString: string | undefined): Promise<void> {
    const data = applies() ? await dataOf(tcString) : state.told;
    if (!data) return;
    const now = { ...data, eventStatus };
    state.told = now;
    for (const [listenerId, listener] of listeners) {
      nextTask(() => {
        if (listeners.get(listenerId) === listener) listener({ ...now, listenerId }, true);
      });
    }
  }

  async function giveVendorList(callback: TcfCallback, asked: unknown): Promise<void> {
    const known = (state.about as { gvlVersion?: number } | undefined)?.gvlVersion;
    const version = String(asked ?? known ?? 'LATEST');
    const list = /^(LATEST|[2-9]|[1-9]\d+)$/.test(version) ? await readList(version) : undefined;
    callback(list ?? null, list !== undefined);
  }

  /** Before there is a string: who only asks by `ping` gets the versions, too. */
  async function readVersions(): Promise<void> {
    if (state.about) return;
    const initial = await readInitial(settings);
    const versions = initial && { gvlVersion: initial.vendorListVersion, tcfPolicyVersion: initial.tcfPolicyVersion };
    state.about = { ...loaded, gdprApplies: applies(), ...versions };
    if (initial) state.told = { ...state.told, tcfPolicyVersion: initial.tcfPolicyVersion };
  }

  /** A choice of an earlier page: it counts, unless the visitor is to be asked again. */
  async function tellSaved(): Promise<void> {
    const { tcString } = state;
    const decoded = decodeTcString(tcString ?? '');
    const initial = decoded && (await readInitial(settings));
    const isNew = initial && hasNewPartners(decoded, initial);
    // Answered meanwhile, or shown now: listeners are told of that.
    if (state.event || (isNew && (await getConsentHead()?.later?.('dialog')))) return;
    await tell('tcloaded', tcString);
  }

  // `about` is of an earlier failure.
  delete state.about;
  /** In the order it has happened. What cannot be told of one, as lists are not what they should be, keeps back no other. */
  const inOrder = (run: () => unknown) => {
    turn = turn
      .then(() => run())
      .then(
        () => {},
        (cause) => logFailure({ code: 'CONSENT_FAILED', message: '__tcfapi could not tell its listeners.', cause }),
      );
  };
  state.tell = (event) => {
    const { tcString } = state;
    inOrder(() => tell(event, tcString));
  };
  const answer: TcfState['answer'] = (command, callback, parameter) => {
    if (command === 'getTCData') {
      const data = ofVendors(state.told, parameter);
      callback(data ?? null, data !== undefined);
    } else if (command === 'getVendorList') void giveVendorList(callback, parameter);
    else callback(null, false);
  };

  // If outdated, later.js asks again. A refusal may have been sent since the page began: its string is there only now.
  state.tcString = isOutdated(settings) ? undefined : (state.tcString ?? tcStringBefore());
  // A refusal whose string is not made yet.
  if (unsentBefore()) state.tcString ??= REFUSED;
  const isForeign = !!state.tcString && !isOurs(state.tcString, cmpId);
  if (isForeign) state.tcString = undefined;
  if (state.event) state.tell(state.event);
  else if (state.tcString !== undefined) inOrder(tellSaved);
  inOrder(readVersions);
  // There is no dialog to wait for.
  inOrder(() => applies() || tell('tcloaded', undefined));
  // Those that have waited may wait for the first data, too; later ones are answered at once.
  inOrder(() => {
    state.answer = answer;
    for (const call of state.waiting.splice(0)) answer(...call);
  });
  followString(state, cmpId);
  // Last, because listeners are told of the dialog.
  if (isForeign) askAgain();
}
