import { share } from '@travel-shell/core/share';
import type { EventStatus, TcfCallback, TcfState } from '../TcfApi.ts';
import type { TcfLists } from '../TcfKit.ts';
import { additionalConsent } from './additionalConsent.ts';
import { createTcData, type TcPage } from './createTcData.ts';
import { decodeTcString } from './decodeTcString.ts';
import { encodeChoices } from './encodeChoices.ts';
import { nextTask } from './nextTask.ts';
import { readInitial, readRows, readSaved, readVendorList } from './readLists.ts';

/** The whole of `__tcfapi`, in place of the stub of consent.js; takes over its listeners, and the calls that wait. */
export function takeOver(state: TcfState): void {
  const { settings, listeners } = state;
  const { cmpId = 0, cmpVersion = 1, publisherCountry = 'AA', consentMode = false } = settings.consent ?? {};
  const page: TcPage = { cmpId, cmpVersion, consentMode };
  const loaded = { cmpLoaded: true, cmpStatus: 'loaded', cmpId, cmpVersion };
  /** Until there is a string. */
  let told: object = { cmpId, cmpVersion, gdprApplies: true, cmpStatus: 'loaded' };
  let turn = Promise.resolve();
  const lists = new Map<string, Promise<object | undefined>>();
  const readList = (version: string) => share(lists, version, () => readVendorList(settings, version));

  /** Kept, so that a refusal gets its string while the back end is down, too. */
  let shown: TcfLists | undefined;

  async function readShown(): Promise<TcfLists | undefined> {
    const [initial, rows] = await Promise.all([readInitial(settings), readRows(settings)]);
    return initial && rows && { initial, rows };
  }

  /** No consents: before any choice with every legitimate interest, after a refusal with none. */
  async function stringsWithoutConsents(isRefusal: boolean) {
    shown ??= await readShown();
    if (!shown) return undefined;
    const objected = isRefusal ? shown.rows.vendors : [];
    const choices = {
      consentedPurposes: [],
      consentedVendors: [],
      consentedAdditionalVendors: [],
      objectedLegIntPurposes: objected.flatMap(({ legIntPurposes }) => legIntPurposes),
      objectedLegIntVendors: objected.map(({ id }) => id),
    };
    const language = document.documentElement.lang;
    return encodeChoices(choices, shown, { cmpId, cmpVersion, publisherCountry, language });
  }

  /** Who has refused every purpose has refused these vendors, even if that could not be stored. */
  async function additionalOf(purposes: readonly number[]): Promise<string> {
    const [initial, saved] = await Promise.all([
      readInitial(settings),
      purposes.length > 0 ? readSaved(settings) : undefined,
    ]);
    return additionalConsent(saved?.consentedAdditionalVendors ?? [], initial?.additionalVendorIds ?? []);
  }

  async function dataOf(tcString: string | undefined): Promise<object | undefined> {
    const strings = tcString ? { tcString, addtlConsent: undefined } : await stringsWithoutConsents(tcString === '');
    const decoded = strings && decodeTcString(strings.tcString);
    if (!decoded) return undefined;
    const addtlConsent = strings.addtlConsent ?? (await additionalOf(decoded.purposes.consents));
    state.about = {
      ...loaded,
      gvlVersion: decoded.vendorListVersion,
      tcfPolicyVersion: decoded.tcfPolicyVersion,
    };
    return createTcData(decoded, { tcString: strings.tcString, addtlConsent }, page);
  }

  async function tell(eventStatus: EventStatus, tcString: string | undefined): Promise<void> {
    const data = await dataOf(tcString);
    if (!data) return;
    const now = { ...data, eventStatus };
    told = now;
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

  state.about = loaded;
  state.told = told;
  // In the order it has happened.
  state.tell = (event) => {
    const { tcString } = state;
    turn = turn.then(() => tell(event, tcString));
  };
  const answer: TcfState['answer'] = (command, callback, parameter) => {
    if (command === 'getTCData') callback(told, true);
    else if (command === 'getVendorList') void giveVendorList(callback, parameter);
    else callback(null, false);
  };

  if (state.tcString && !decodeTcString(state.tcString)) state.tcString = undefined;
  const event = state.event ?? (state.tcString && 'tcloaded');
  if (event) state.tell(event);
  // Those that have waited may wait for the first data, too; later ones are answered at once.
  turn = turn.then(() => {
    state.answer = answer;
    for (const call of state.waiting.splice(0)) answer(...call);
  });
}
