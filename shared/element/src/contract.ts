/**
 * One contract a piece. From it come the element, its types, `custom-elements.json`, the docs tables and the
 * conformance suite, so that they cannot disagree.
 */

interface Described {
  /** One sentence for the docs, in plain words. */
  description: string;
}

/** How an attribute's text becomes a property value. */
export type AttributeContract = Described &
  (
    | { type: 'string'; default?: string }
    | { type: 'boolean' }
    | { type: 'number'; default?: number }
    /** Attribute text is one of `values`; anything else is reported and the last good value kept. */
    | { type: 'enum'; values: readonly string[]; default?: string }
    /** Attribute text is JSON; `check` names what is wrong with a parsed value, or returns undefined when it is fine. */
    | { type: 'json'; check?: (value: unknown) => string | undefined }
  );

export interface EventContract extends Described {
  cancelable?: boolean;
  /** Field name -> what it holds, for the docs. */
  detail: Record<string, string>;
}

export interface ElementContract {
  tag: `travel-${string}`;
  /** Semver of the piece; a second, different version on one page is reported. */
  version: string;
  summary: string;
  /** camelCase property name -> attribute. The attribute's name is its kebab-case form. */
  attributes: Record<string, AttributeContract>;
  /** Property-only inputs: kept by identity, no attribute. */
  properties?: Record<string, Described>;
  events: Record<`travel-${string}`, EventContract>;
  slots: Record<string, Described>;
  parts: Record<string, Described>;
  /** Custom properties the host may set, with the fallback that applies otherwise. */
  cssProperties: Record<`--travel-${string}`, Described & { default?: string }>;
  /** `:state()` names. */
  states: Record<string, Described>;
}

export function defineContract<const C extends ElementContract>(contract: C): C {
  return contract;
}

type ValueOf<A> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? A extends { default: number }
      ? number
      : number | undefined
    : A extends { type: 'enum'; values: readonly (infer V)[] }
      ? A extends { default: string }
        ? V
        : V | undefined
      : A extends { type: 'string' }
        ? A extends { default: string }
          ? string
          : string | undefined
        : unknown;

/** The values a view receives for the contract's attributes. */
export type AttributeValues<C extends ElementContract> = {
  [K in keyof C['attributes']]: ValueOf<C['attributes'][K]>;
};

/** The contract's property-only inputs; what they hold is for the view to check. */
export type PropertyValues<C extends ElementContract> = C extends { properties: infer R }
  ? { [K in keyof R]?: unknown }
  : unknown;

/** What a view may do with its element. On a server every member is inert. */
export interface ElementHandle<C extends ElementContract = ElementContract> {
  /** The custom element, or null on a server. */
  host: HTMLElement | null;
  /** Dispatches a bubbling, composed event of the contract; false when a listener called preventDefault(). */
  emit(name: keyof C['events'] & string, detail: Record<string, unknown>): boolean;
  /** Turns a `:state()` of the contract on or off. */
  setState(name: keyof C['states'] & string, on: boolean): void;
}

/** Props of a piece's view: the contract's values, its handle, and what `prepare` loaded. */
export type PieceProps<C extends ElementContract, Prepared = unknown> = AttributeValues<C> &
  PropertyValues<C> & {
    element: ElementHandle<C>;
    prepared: Prepared;
  };
