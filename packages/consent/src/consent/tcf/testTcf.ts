/** For tests and stories: a site under the full framework, and a back end that keeps what is saved. */
import type { Schema } from '@travel-shell/contract';
import { type ApiPath, refusal } from '@travel-shell/testing/answerCalls';
import { mountElement, part } from '@travel-shell/testing/mountElement';
import { ConsentSite } from '../testPage.ts';
import { INITIAL, ROWS, STORAGE, UNSAVED, VENDOR } from './Tcf.fixtures.ts';

const CMP = { cmpId: 31, cmpVersion: 2, publisherCountry: 'NL' };

/** Answers nothing. */
export const NEVER = new Promise<never>(() => {});

/** The choices that the server stores of the first layer's form. The strings are texts of this test. */
export const BY_FORM = {
  accept: {
    acceptedCategories: ['strictlyNecessary', 'functional', 'advertising', 'analytical'],
    tcString: 'C-everything',
    accepted: ['1', '2', '7', '10'],
  },
  decline: { acceptedCategories: ['strictlyNecessary'], tcString: 'C-nothing', accepted: [] },
} as const;

export class TcfSite extends ConsentSite {
  initial = INITIAL;
  rows = ROWS;
  saved: Schema<'TcfConsent'> = UNSAVED;
  vendor: Schema<'TcfVendor'> = VENDOR;
  storage: Schema<'DeviceStorageDisclosure'> = STORAGE;
  /** Paths that fail. */
  broken: RegExp | undefined;
  /** Paths that do not answer before this settles. */
  held: { path: RegExp; until: Promise<unknown> } | undefined;
  /** The choices that were stored, and the forms that were posted. */
  readonly stored: Schema<'SaveTcfConsent'>[] = [];
  readonly forms: Record<string, string>[] = [];
  /** The back end is on another host, where it keeps its cookies. */
  isElsewhere = false;
  readonly asked: string[] = [];

  constructor(config: object = { consent: CMP }) {
    super(undefined, config);
    // Written by the code of strings in an earlier test.
    Reflect.deleteProperty(globalThis, '__tcfapi');
  }

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    const { search } = new URL(request.url);
    if (!/iabtcf|privacy\/consent/.test(path)) return super.answer(request, path);
    this.asked.push(`${request.method} ${path}${search}`);
    if (this.held?.path.test(path + search)) await this.held.until;
    if (this.isDown || this.broken?.test(path + search)) return refusal();
    return this.#answerOf(request, path, search);
  }

  async #answerOf(request: Request, path: string, search: string): Promise<Response> {
    if (path === '/privacy/consent') {
      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      this.forms.push(form);
      const stored = BY_FORM[form.choice === 'accept' ? 'accept' : 'decline'];
      if (!this.isElsewhere) this.cookies.set('kyk_tcf', stored.tcString);
      return Response.json(stored);
    }
    if (path.endsWith('initialPrefs')) return Response.json(this.initial);
    if (path.endsWith('deviceStorageDisclosure')) return Response.json(this.storage);
    if (search.includes('vendorId')) return Response.json(this.vendor);
    if (path.endsWith('detailedPrefs')) return Response.json(this.rows);
    if (request.method === 'POST') this.#store(await request.json());
    return Response.json(this.saved);
  }

  #store(sent: Schema<'SaveTcfConsent'>): void {
    this.stored.push(sent);
    if (!this.isElsewhere) this.cookies.set('kyk_tcf', sent.tcString);
    const without = (ids: number[], objected: number[]) => ids.filter((id) => !objected.includes(id));
    this.saved = {
      purpose: {
        consents: sent.consentedPurposes,
        legitimateInterests: without(UNSAVED.purpose.legitimateInterests, sent.objectedLegIntPurposes),
      },
      vendor: {
        consents: sent.consentedVendors,
        legitimateInterests: without(UNSAVED.vendor.legitimateInterests, sent.objectedLegIntVendors),
      },
      specialFeatureOptins: sent.optedInSpecialFeatures ?? [],
      consentedAdditionalVendors: sent.consentedAdditionalVendors ?? this.saved.consentedAdditionalVendors,
      isUnsavedDefaultConsent: false,
      tcString: sent.tcString,
    };
  }
}

/** As many vendors as the real list has, with names like theirs. */
export function manyRows(count = 813): Schema<'TcfVendorRows'> {
  const words = ['Ad', 'Data', 'Media', 'Reach', 'Signal', 'Insight', 'Metric', 'Audience', 'Bid', 'Pixel', 'Vertex'];
  const forms = ['GmbH', 'Inc.', 'Ltd', 'S.A.S.', 'B.V.', 'S.r.l.', 'AB'];
  const vendors = Array.from({ length: count }, (_, index): Schema<'TcfVendorRow'> => {
    const word = (offset: number) => words[(index * 7 + offset * 3) % words.length];
    const likes = (id: number) => (index + id) % 5 !== 0;
    return {
      id: index + 1,
      name: `${word(1)}${word(2)?.toLowerCase()} ${index + 1} ${forms[index % forms.length]}`,
      purposes: [1, 2, 7, 10].filter(likes),
      legIntPurposes: [2, 7, 10].filter((id) => !likes(id)),
      flexiblePurposes: [],
      specialPurposes: [1, 2],
      features: [1],
      specialFeatures: index % 4 === 0 ? [1] : [],
    };
  });
  return { ...ROWS, vendors };
}

/** An element of this kind that has rendered. */
export async function mountTcf(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('../element.ts');
  return mountElement('travel-consent', { kind: 'tcf', ...attributes });
}

export const dialogOf = (element: HTMLElement): HTMLDialogElement => part<HTMLDialogElement>(element, 'dialog');
