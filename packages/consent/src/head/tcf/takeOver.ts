import type { EventStatus, TcfCallback, TcfState } from '../TcfApi.ts';
import { additionalConsent } from './additionalConsent.ts';
import { createTcData, type TcPage } from './createTcData.ts';
import { decodeTcString } from './decodeTcString.ts';
import { encodeChoices } from './encodeChoices.ts';
import { nextTask } from './nextTask.ts';
import { readInitial, readRows, readSaved, readVendorList } from './readLists.ts';

const NO_CHOICES = {
  consentedPurposes: [],
  consentedVendors: [],
  consentedAdditionalVendors: [],
  objectedLegIntPurposes: [],
  objectedLegIntVendors: [],
};

/** The whole of `__tcfapi`, in place of the stub of consent.js; takes over its listeners, and the calls that wait. */
export function takeOver(state: TcfState): void {
  const { settings, listeners } = state;
  const { cmpId = 0, cmpVersion = 1, publisherCountry = 'AA', consentMode = false } = settings.consent ?? {};
  const page: TcPage = { cmpId, cmpVersion, consentMode };
  /** Until there is a string. */
  const unknown = { cmpId, cmpVersion, gdprApplies: true, cmpStatus: 'loaded' };
  /** What listeners were told last. */
  let told: object = unknown;
  let turn = Promise.resolve();

  /** The choice on this page before any: no consents, and every legitimate interest. */
  async function stringsBeforeChoice() {
    const [initial, rows] = await Promise.all([readInitial(settings), readRows(settings)]);
    const language = document.documentElement.lang;
    return initial && rows
      ? encodeChoices(NO_CHOICES, { initial, rows }, { cmpId, cmpVersion, publisherCountry, language })
      : undefined;
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
    const strings = tcString ? { tcString, addtlConsent: undefined } : await stringsBeforeChoice();
    const decoded = strings && decodeTcString(strings.tcString);
    if (!decoded) return undefined;
    const addtlConsent = strings.addtlConsent ?? (await additionalOf(decoded.purposes.consents));
    state.about = {
      ...{ cmpId, cmpVersion },
      ...{ gvlVersion: decoded.vendorListVersion, tcfPolicyVersion: decoded.tcfPolicyVersion },
    };
    return createTcData(decoded, { tcString: strings.tcString, addtlConsent }, page);
  }

  async function tell(eventStatus: EventStatus, tcString: string | undefined): Promise<void> {
    const data = await dataOf(tcString);
    if (!data) return;
    told = { ...data, eventStatus };
    const now = told;
    for (const [listenerId, listener] of listeners) {
      nextTask(() => {
        if (listeners.get(listenerId) === listener) listener({ ...now, listenerId }, true);
      });
    }
  }

  async function giveVendorList(callback: TcfCallback, asked: unknown): Promise<void> {
    const known = (state.about as { gvlVersion?: number } | undefined)?.gvlVersion;
    const version = String(asked ?? known ?? 'LATEST');
    const list = /^(LATEST|[2-9]|[1-9]\d+)$/.test(version) ? await readVendorList(settings, version) : undefined;
    callback(list ?? null, list !== undefined);
  }

  state.status = 'loaded';
  state.about = { cmpId, cmpVersion };
  state.current = () => told;
  // In the order it has happened.
  state.changed = (event) => {
    const { tcString } = state;
    if (event) turn = turn.then(() => tell(event, tcString));
  };
  const answer: TcfState['answer'] = (command, callback, parameter) => {
    if (command === 'getTCData') callback(told, true);
    else if (command === 'getVendorList') void giveVendorList(callback, parameter);
    else callback(null, false);
  };

  if (state.tcString && !decodeTcString(state.tcString)) state.tcString = undefined;
  if (state.isVisible) state.changed('cmpuishown');
  else if (state.tcString) state.changed(state.hasActed ? 'useractioncomplete' : 'tcloaded');
  // Those that have waited may wait for the first data, too; later ones are answered at once.
  turn = turn.then(() => {
    state.answer = answer;
    for (const call of state.waiting.splice(0)) answer(...call);
  });
}
