/** For tests and stories: a page with the dialog, and a back end that keeps the choice. */
import type { AuthState, Schema } from '@travel-shell/contract';
import type { ApiPath } from '@travel-shell/testing/answerCalls';
import { idleAtOnce } from '@travel-shell/testing/idleAtOnce';
import { mountElement } from '@travel-shell/testing/mountElement';
import { PlayedBackEnd } from '@travel-shell/testing/PlayedBackEnd';

const OPT_OUT = '/i/api/account/dataSharing/v1/optOut' satisfies ApiPath;

type Answer = () => Response | Promise<Response>;

/** `travel-navigate` and what a stored choice is told by, in the order of the page. */
const EVENTS = [
  ...['travel-privacy-choices-closed', 'travel-track', 'travel-navigate'],
  ...['travel-data-sharing-cookie-changed', 'travel-consent-shared', 'travel-ccpa-synced'],
];

export class BackEnd extends PlayedBackEnd {
  isAllowed = true;
  /** In place of the usual answer. */
  onRead: Answer | undefined;
  onWrite: Answer | undefined;
  /** The reads and writes of the choice, in order: `GET`, `PUT false`. */
  readonly calls: string[] = [];

  constructor(auth?: AuthState) {
    super(EVENTS, auth);
    idleAtOnce();
    localStorage.clear();
  }

  protected override async answer(request: Request, path: ApiPath): Promise<Response | undefined> {
    if (path !== OPT_OUT) return undefined;
    const isRead = request.method === 'GET';
    const sent: Schema<'DataSharing'> | undefined = isRead ? undefined : await request.json();
    this.calls.push(sent ? `PUT ${sent.allowDataSharing}` : 'GET');
    const instead = isRead ? this.onRead : this.onWrite;
    if (instead) return instead();
    if (sent) this.isAllowed = sent.allowDataSharing;
    return Response.json({ allowDataSharing: this.isAllowed });
  }
}

/** Whether the browser sends a signal to opt out. Returns the undo. */
export function playPrivacySignal(isSent: boolean): () => void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: isSent });
  return () => void Reflect.deleteProperty(navigator, 'globalPrivacyControl');
}

/** A dialog that has rendered, closed. */
export async function mountOptOut(attributes: Record<string, string> = {}): Promise<HTMLElement> {
  await import('./element.ts');
  return mountElement('travel-opt-out', attributes);
}

/** As the loader does for a request. */
export const ask = (element: HTMLElement): void => void Object.assign(element, { request: {} });
