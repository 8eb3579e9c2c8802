/** Our `__tcfapi`, as consent.js keeps it. */
export interface TcfOwner {
  /**
   * Tells the page's scripts about a new choice. The public function takes none. Empty for a refusal of everything that
   * could not be stored.
   */
  update(tcString: string): void;
  /** Whether the dialog is on the screen. */
  setVisible(isVisible: boolean): void;
}

/** The answers of this page, wherever they are given. */
export interface ConsentAnswers {
  /** Settles when the back end has answered all that was said so far: each answer waits for those before it. */
  answered?: Promise<unknown>;
  /** Writes the cookies as the last answer has left them with its press. It is made by that answer, and so identifies it. */
  restore?: () => void;
}

/** The state that consent.js shares with the other files of the kit. */
export interface ConsentHead extends ConsentAnswers {
  /** The element that had the focus when the visitor asked for the banner again: it gets the focus back. */
  opener?: HTMLElement | undefined;
  /** Undefined where another script owns `__tcfapi`, or the site has no full framework. */
  tcf?: TcfOwner | undefined;
  /** Loads tcf.js by the loader, once. Never rejects: it may be missing afterwards. */
  loadTcf?(): Promise<unknown>;
  /** Shows the banner of this kind as HTML, once the page has one. */
  show?(kind: string): void;
  /** The one that it has shown last. */
  banner?: HTMLElement;
  /** Hides it again, and gives the focus back. */
  hide?(element: HTMLElement): void;
  /**
   * Does what few visits need. `true`: opens the banner again, which the visitor asks for. `dialog`: shows the full
   * framework's, and resolves with whether the page has it. `tcf`: loads tcf.js. A button: it was pressed in the
   * choices. An element of ours: React is to show it. A frame: it waits for consent. Nothing: what was answered in
   * another tab counts here, or what was answered before does not any more. Set by later.js, which also sends what
   * could not be sent before.
   */
  later?(what?: true | 'dialog' | 'tcf' | HTMLElement): Promise<unknown>;
}

const CONSENT_HEAD = /*#__PURE__*/ Symbol.for('travel-shell.consent');

interface HeadScope {
  [CONSENT_HEAD]?: ConsentHead;
}

/** Undefined on a page without consent.js, and on a server. */
export const getConsentHead = (): ConsentHead | undefined => (globalThis as HeadScope)[CONSENT_HEAD];

export function setConsentHead(head: ConsentHead): void {
  (globalThis as HeadScope)[CONSENT_HEAD] = head;
}
