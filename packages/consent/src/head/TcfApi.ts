import type { TcfOwner } from '@travel-shell/core/consentHead';
import type { Settings } from './Settings.ts';

/** The page's interface to the full framework: IAB Europe's CMP API v2. */
export type TcfCallback = (answer: unknown, success?: boolean) => void;
/** Answers a call whose version is right. */
type TcfAnswer = (command: string, callback: TcfCallback, parameter?: unknown) => unknown;
export type TcfApi = (command: string, version: unknown, callback: TcfCallback, parameter?: unknown) => void;

/** The state that the stub in consent.js and the whole in tcf.js share. */
export interface TcfState extends TcfOwner {
  settings: Settings;
  /** By the ids they were given. */
  listeners: Map<unknown, TcfCallback>;
  /** Calls that wait for tcf.js, in their order. */
  waiting: Parameters<TcfAnswer>[];
  /** The visitor's choice; undefined before one, empty after a refusal whose string is not made yet. */
  tcString: string | undefined;
  isVisible: boolean;
  /** Answers the commands besides those that the stub answers at once: has them wait for tcf.js, which sets it. */
  answer: TcfAnswer;
  /** In place of what the stub answers to `ping`. Set by tcf.js. */
  about?: object;
  /** The data for a new listener. */
  told: object;
  /** Tells the listeners. Set by tcf.js. */
  tell?: (event: EventStatus) => void;
  /** The last one. */
  event?: EventStatus;
}

/** The event that has happened, for listeners. */
export type EventStatus = 'tcloaded' | 'cmpuishown' | 'useractioncomplete';

/** The version of the interface that callers are told. */
export const API_VERSION = '2.3';
