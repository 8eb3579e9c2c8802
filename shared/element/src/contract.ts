/**
 * One contract per piece. The element, its types, `custom-elements.json`, the docs tables and the conformance suite are
 * all derived from it, so that they cannot disagree.
 */

import type { OverlayRank } from '@travel-shell/core/overlayRanks';

export interface Described {
  /** One sentence for the docs, in plain words. */
  description: string;
}

/** How an attribute's text becomes a property value. */
export type AttributeContract = Described & {
  /** Changes nothing before script runs: a fragment looks the same without it, so it is fetched and cached without it. */
  isClientOnly?: true;
  /**
   * Style sheets alone read it, on the element itself. Any fragment looks right with it, so the loader fetches one
   * without it. As a property it does nothing.
   */
  isStyleOnly?: true;
  /** Says something of a person: a server may render it, and the loader names it in no address. */
  isPersonal?: true;
} & (
    | { type: 'string'; default?: string }
    /** A URL that passes `isHttpAddress`. */
    | { type: 'url'; default?: string }
    | { type: 'boolean' }
    | { type: 'number'; default?: number }
    /** Attribute text is one of `values`; anything else is reported and the last good value kept. */
    | {
        type: 'enum';
        values: readonly string[];
        default?: string;
        /** The page may have configured further values, so any text is taken. */
        isOpen?: true;
        /** A static fragment is there for each of its values: `<brand>.<locale>.<presentation>.<value>.html`. */
        isFile?: true;
      }
    /** Attribute text is JSON; `check` returns the problem of a parsed value, or undefined if it is valid. */
    | ({ type: 'json'; check?: (value: unknown) => string | undefined } & HostType)
  );

/** A method that a page may call, from `travel-ready` on; the view sets it on its element. */
export interface MethodContract extends Described {
  /** As TypeScript. A name with a capital letter is a type that the contract's module exports. */
  signature: string;
}

/** A property without an attribute. */
export interface PropertyContract extends Described, HostType {}

interface HostType {
  /**
   * The type of a host's value, as TypeScript, for the published types: `readonly Item[]`. A name with a capital letter
   * is a type that the contract's module exports. Views get `unknown`, because many pages are not type-checked.
   * Default: `unknown`.
   */
  valueType?: string;
}

/** A field of an event's detail. */
export type FieldContract = Described & { isOptional?: true } & (
    | { type: 'string' | 'boolean' | 'number' }
    | { type: 'enum'; values: readonly string[] }
  );

export interface EventContract extends Described {
  cancelable?: boolean;
  /** Dispatched by what surrounds the view as well, such as for a press on a link, so that no scene of it must. */
  isOfPage?: true;
  /** The attribute that a React component sets to `on` where the page listens to it, unless the page sets it. */
  turnsOn?: string;
  /** By the field's name. */
  detail: Record<string, FieldContract>;
}

export interface ElementContract {
  tag: `travel-${string}`;
  /** Semver of the piece; a second, different version on one page is reported. */
  version: string;
  summary: string;
  /** camelCase property name -> attribute. The attribute's name is its kebab-case form. */
  attributes: Record<string, AttributeContract>;
  /** Property-only inputs: kept by identity, no attribute. */
  properties?: Record<string, PropertyContract>;
  methods?: Record<string, MethodContract>;
  events: Record<`travel-${string}`, EventContract>;
  slots: Record<string, Described>;
  parts: Record<string, Described>;
  /** Custom properties the host may set, with the fallback that applies otherwise. */
  cssProperties: Record<`--travel-${string}`, Described & { default?: string }>;
  /** `:state()` names. */
  states: Record<string, Described>;
  /** Space that is reserved until the piece has rendered, to avoid layout shift. Default: none. */
  reservedRoom?: ReservedRoom;
  /** Further rules for the page until its own are there, in the style line of the guides: what it keeps clear beside it. */
  roomBeside?: string;
  /** Nearly every page has it, so its plan is inlined in pieces.json and costs no request. */
  isEverywhere?: boolean;
  /**
   * When an empty element without the attribute `load` loads. Default: `intent` if it `answers` requests, else `visible`.
   */
  defaultLoad?: 'idle';
  /** The requests it handles, by shell event name: `sign-in-requested`. The loader loads it on the first one. */
  answers?: Record<string, AnswerRule>;
  /**
   * The shell events it follows: `menu-toggle`. One from before it has rendered is kept for it, as its property `request`.
   * Its controls in other pieces, `data-loads`, load it where it is on the page.
   */
  handlesEvents?: readonly string[];
  /** The element's rank in the overlay queue: one of `OVERLAY_RANKS`. */
  overlayRank?: OverlayRank;
  /** The HTML that a press opens before React, see packages/loader/README.md. */
  firstScreen?: FirstScreen;
  /**
   * Attributes, and keys of the configuration, that add what only script shows or does: where one is set, the piece loads with
   * the first intent, instead of when the visitor needs it (D-110).
   */
  needsScriptFor?: readonly string[];
  /**
   * The element's fragments come with the page: the loader fetches none for an empty element, so step 0 need not know
   * its name.
   */
  servedInline?: boolean;
}

/** One of several first screens. */
export interface ScreenContract {
  /** As in `state` of a request. */
  name: string;
  /** The `reason` of requests without a `state` that begin with it. */
  reason?: string;
  /** The screen is not HTML: such a request waits for React. */
  needsScript?: boolean;
}

/** The opened form of a fragment. */
export interface FirstScreen {
  /** The screen shows data of the back end, which a static host does not have. */
  needsData?: boolean;
  /** The screen is not shown, without a `state`, where this key of the browser's storage is true. */
  unlessStored?: string;
  /** The screen is not shown where this key of the configuration is false. */
  unlessOff?: string;
  /** If there are several; the first one is the default. */
  screens?: readonly ScreenContract[];
  /** The screen works without React until a control needs it: to show the screen does not load the piece (D-110). */
  isComplete?: boolean;
  /** This key of the tab's storage is true once the visitor has closed it without an answer. */
  closedKey?: string;
  /** Fetched beside intent.js instead of after it, so one round sooner. For a few bytes of step 0. */
  isEarly?: boolean;
}

/** In px. */
export interface ReservedRoom {
  blockSize: number;
  /** Default: none. */
  inlineSize?: number;
  /** Only in room.css (D-54), so it costs step 0 nothing. */
  isInPageOnly?: true;
  /** In windows of at least 48em. Default: the same. */
  wideBlockSize?: number;
  /** An attribute with which it has `blockSize` there, too. */
  wideUnless?: string;
  /** Displayed as an inline block. Default: as a block. */
  isInline?: true;
  /** An attribute with which it reserves no room. */
  unless?: string;
}

/** How a request is handled: the element gets the event's detail as its property `request`. */
export interface AnswerRule {
  /** The shell event that ends it; its detail is the result. */
  endedBy: string;
  /** The result if the element fails to load, besides the request's `resultId`. */
  otherwise: Record<string, unknown>;
  /**
   * The fallback page in that case: its configuration key, if it has one, the default, and the one for visitors who are
   * signed in, if that is another. It gets `redir`.
   */
  page?: { key?: string; default: string; signedIn?: string };
}

export function defineContract<const C extends ElementContract>(contract: C): C {
  return contract;
}

/** Attributes that contracts share. The build leaves their documentation out, as it does that of a contract. */
export function defineAttributes<const A extends ElementContract['attributes']>(attributes: A): A {
  return attributes;
}

/** Events that contracts share. */
export function defineEvents<const E extends ElementContract['events']>(events: E): E {
  return events;
}

type ValueOf<A> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? A extends { default: number }
      ? number
      : number | undefined
    : A extends { isOpen: true; values: readonly (infer V)[] }
      ? V | (string & {}) | undefined
      : A extends { type: 'enum'; values: readonly (infer V)[] }
        ? A extends { default: string }
          ? V
          : V | undefined
        : A extends { type: 'string' | 'url' }
          ? A extends { default: string }
            ? string
            : string | undefined
          : unknown;

/** The values a view receives for the contract's attributes. */
export type AttributeValues<C extends ElementContract> = {
  [K in keyof C['attributes']]: ValueOf<C['attributes'][K]>;
};

/** The contract's property-only inputs; the view validates them. */
export type PropertyValues<C extends ElementContract> = C extends { properties: infer R }
  ? { [K in keyof R]?: unknown }
  : unknown;

type FieldValue<F> = F extends { type: 'enum'; values: readonly (infer V)[] }
  ? V
  : F extends { type: 'boolean' }
    ? boolean
    : F extends { type: 'number' }
      ? number
      : string;

/** An event's detail. */
export type EventDetail<C extends ElementContract, E extends keyof C['events']> = C['events'][E] extends {
  detail: infer D;
}
  ? string extends keyof D
    ? Record<string, unknown>
    : { [F in keyof D as D[F] extends { isOptional: true } ? never : F]: FieldValue<D[F]> } & {
        [F in keyof D as D[F] extends { isOptional: true } ? F : never]?: FieldValue<D[F]> | undefined;
      }
  : never;

/** The type of a field of `travel-track`, by the contract. */
type TrackField<C extends ElementContract, F extends string> = C['events'] extends {
  'travel-track': { detail: Record<F, infer D> };
}
  ? FieldValue<D>
  : string;

/** The functions of a view's element that the view may use. On a server every member is inert. */
export interface ElementHandle<C extends ElementContract = ElementContract> {
  /** The custom element, or null on a server. */
  host: HTMLElement | null;
  /** Dispatches a bubbling, composed event of the contract; false when a listener called preventDefault(). */
  emit<E extends keyof C['events'] & string>(name: E, detail: EventDetail<C, E>): boolean;
  /** Dispatches the `travel-track` of this piece, for analytics. */
  track(part: TrackField<C, 'part'>, action: TrackField<C, 'action'>, label: string): void;
  /** Turns a `:state()` of the contract on or off. */
  setState(name: keyof C['states'] & string, on: boolean): void;
  /**
   * While a first screen is rendered on a server, and for as long as the element lives that hydrates it: the screen's
   * name, empty for the only one. Use it for initial state alone.
   */
  readonly opened?: string | undefined;
}

/** Props of a piece's view: the contract's values, its handle, and what `prepare` loaded. */
export type PieceProps<C extends ElementContract, Prepared = unknown> = AttributeValues<C> &
  PropertyValues<C> & {
    element: ElementHandle<C>;
    prepared: Prepared;
  };
