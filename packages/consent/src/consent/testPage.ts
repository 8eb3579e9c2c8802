/** For tests and stories: a page that asks for consent, and a back end that keeps the decisions. */
import type { AuthState, Schema } from '@travel-shell/contract';
import { CONFIG_DEFAULTS, type ShellConfig } from '@travel-shell/core';
import { type ApiPath, refusal } from '@travel-shell/testing/answerCalls';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';

const EVENTS = ['travel-consent-given', 'travel-consent-declined', 'travel-track', 'travel-error'];

/** The name by which each call is noted. */
const CALLS: readonly [RegExp, string][] = [
  [/CookiesDataProvider$/, 'cookiesData'],
  [/LogCookiesConsentAction$/, 'log'],
  [/consent\/record$/, 'record'],
  [/cookiebanner\/v1\/consent$/, 'consent'],
  [/cookies\/forCategory$/, 'list'],
  [/twoparty\/v1\/consent$/, 'twoParty'],
  [/gdpr\/createConsent$/, 'gdpr'],
  [/cookies\/v2\/meta\/\w+$/, 'meta'],
  [/consent\/v1\/records$/, 'records'],
];

export class ConsentSite extends PlayedBackEnd {
  /** STA-087 */
  data: Schema<'CookiesData'> = {
    cookiesConsent: false,
    dataTransferConsent: false,
    policyUrl: '/privacy/cookies',
    betterUx: true,
    messageVisible: true,
    twoPartyConsent: false,
  };
  accepted: Schema<'CookieCategory'>[] = [];
  lists: Partial<{ [category: string]: Schema<'CookieCategoryDetail'>['cookies'] }> = {};
  records: Schema<'ConsentRecords'> = { records: [], differs: null };
  /** Cookies that a stored choice deletes by its answer. */
  clears: readonly string[] = [];
  /** Every call fails. */
  isDown = false;
  /** Answers nothing until it resolves. */
  wait: Promise<unknown> | undefined;
  /** The calls with what was sent, in order: `record {"acceptedCategories":[…]}`. */
  readonly calls: string[] = [];
  readonly cookies = new Map<string, string>();

  /** Ends the store's listeners: one of an earlier test would follow this one's events. */
  readonly #forget: () => void;

  constructor(auth?: AuthState, config: Partial<ShellConfig> = {}) {
    super(EVENTS, auth);
    idleAtOnce();
    localStorage.clear();
    this.#forget = followListeners();
    Object.assign(globalThis, {
      travelShell: { config: { ...CONFIG_DEFAULTS, consentCategories: true, consent: {}, ...config } },
    });
    const others = document.cookie;
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => [others, ...[...this.cookies].map((pair) => pair.join('='))].filter(Boolean).join('; '),
      set: (line: string) => {
        const [pair = '', ...attributes] = line.split(/;\s*/);
        const name = pair.split('=', 1)[0] ?? '';
        const value = pair.slice(name.length + 1);
        const isOver = attributes.some((each) => /^max-age=(0|-.*)$|^expires=.*(19|200)\d\d/i.test(each));
        if (isOver) this.cookies.delete(name);
        else this.cookies.set(name, value);
      },
    });
  }

  override end(): void {
    super.end();
    this.#forget();
  }

  /** The calls under this name, with what was sent. */
  sent = (name: string) =>
    this.calls.filter((call) => call.split(' ')[0] === name).map((call) => call.slice(name.length + 1));

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    const name = CALLS.find(([pattern]) => pattern.test(path))?.[1];
    if (!name) return undefined;
    const text = await request.text();
    const what = { list: new URL(request.url).searchParams.get('category'), meta: `${path.split('/').at(-1)} ${text}` };
    this.calls.push(`${name} ${what[name as 'meta'] ?? text}`.trim());
    await this.wait;
    if (this.isDown) return refusal();
    return this.#stored(name, text, path, what.list as Schema<'CookieCategory'>);
  }

  #stored(name: string, text: string, path: string, category: Schema<'CookieCategory'>): Response {
    const consent = () =>
      Response.json({ acceptedCategories: this.accepted, hasFullUserConsent: this.accepted.length === 4 });
    switch (name) {
      case 'cookiesData':
        return Response.json(this.data);
      case 'record':
        this.accepted = JSON.parse(text).acceptedCategories;
        this.cookies.set('consent', this.accepted.join('.'));
        for (const cookie of this.clears) this.cookies.delete(cookie);
        return consent();
      case 'consent':
        return consent();
      case 'list':
        return Response.json({ cookies: this.lists[category] ?? [] });
      case 'gdpr':
        this.cookies.set('DATA_CONSENT', 'true');
        return Response.json({ purposeIds: [1] });
      case 'meta': {
        const cookie = path.split('/').at(-1) as string;
        const { newValue } = JSON.parse(text);
        this.cookies.set(`travel_meta_${cookie}`, newValue);
        return Response.json({ name: cookie, value: newValue });
      }
      case 'records':
        return Response.json(this.records);
      default:
        return new Response(null, { status: 204 });
    }
  }
}

/** Returns what removes the listeners that the window gets for decisions from now on. */
function followListeners(): () => void {
  const { addEventListener } = window;
  const heard: [string, EventListenerOrEventListenerObject][] = [];
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: object | boolean,
  ) => {
    if (type.startsWith('travel-consent-')) heard.push([type, listener]);
    addEventListener.call(window, type, listener, options);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener] of heard) window.removeEventListener(type, listener);
  };
}

/** An element that has rendered. */
export async function mountConsent(attributes: { [name: string]: string } = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-consent', attributes);
}

/** As the loader does for "Cookie settings". */
export const reopen = (element: HTMLElement): void => void Object.assign(element, { request: {} });
