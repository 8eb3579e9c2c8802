import r2wc from '@r2wc/core';
import { logFailure } from '@travel-shell/core';
import { canRender } from '@travel-shell/core/canRender';
import { pageDocument } from '@travel-shell/core/pageDocument';
import type { ComponentType } from 'react';
import { attributeName } from './attributeName.ts';
import { checkProperty, type Parsed, parseAttribute, shorten } from './attributeValue.ts';
import { checkContract } from './checkContract.ts';
import type { AttributeValues, Described, ElementContract, PieceProps, PropertyValues } from './contract.ts';
import { type Piece, type Preparation, ReactMount, reportFailure, type Values } from './ReactMount.ts';
import { resolveValues } from './resolveValues.ts';
import { serverRoot } from './serverRoot.ts';

export interface ElementOptions<C extends ElementContract, P> {
  /**
   * Loads what the view needs before its first render or hydration. The last call wins when two overlap. To hydrate a
   * first screen it gets the data that screen was rendered with, and the screen's name; to hydrate any fragment it gets the
   * shadow root of that.
   */
  prepare?: (
    values: AttributeValues<C> & PropertyValues<C>,
    data?: unknown,
    opened?: string,
    fragment?: ShadowRoot,
  ) => Promise<Preparation<P>>;
  /** The values `prepare` reads: a change of one runs it again, and the old view stays until it is done. */
  prepareOn?: readonly (keyof C['attributes'] & string)[];
}

type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * Defines the custom element of a piece. A second call with the same version does nothing; with another version it
 * reports DUPLICATE_VERSION, and the first definition stays. Where no element can be (`canRender`), on
 * a server for one, it does nothing at all.
 */
export function defineElement<const C extends ElementContract, P = undefined>(
  contract: C,
  View: ComponentType<PieceProps<C, P>>,
  options: ElementOptions<C, P> = {},
): void {
  if (!canRender()) return;
  if (process.env.NODE_ENV !== 'production') checkContract(contract);
  const { tag, version } = contract;

  const present = customElements.get(tag) as { travelVersion?: string } | undefined;
  if (present) {
    if (present.travelVersion === version) return;
    const message = `<${tag}> ${present.travelVersion} is on this page, not ${version}.`;
    reportFailure(pageDocument, { tag, code: 'DUPLICATE_VERSION', message, phase: 'define' });
    return;
  }

  const piece = { prepareOn: [], ...options, contract, View } as unknown as Piece;
  let createMount: (shadow: ShadowRoot) => ReactMount;
  // r2wc has the life cycle, and no props: its conversions of attributes lose object identity, and empty ones.
  const Base = r2wc<Values & { container?: HTMLElement }, ReactMount>(
    piece.View,
    { shadow: 'open', props: [] },
    {
      mount: (container) => createMount(container as unknown as ShadowRoot),
      update: (mount) => mount.update(),
      unmount: (mount) => mount.release(),
    },
  ) as new () => R2wcElement;

  const attributes = Object.entries(contract.attributes);
  const inputs: Record<string, Described> = { ...contract.attributes, ...contract.properties };
  const names = Object.keys(inputs);
  const byAttribute = new Map(attributes.map(([name, attribute]) => [attributeName(name), { name, attribute }]));

  class TravelElement extends Base {
    static readonly travelVersion = version;
    static readonly observedAttributes = [...byAttribute.keys()];

    readonly #values: Values = resolveValues(contract, {}).values;
    readonly #internals = this.attachInternals();
    #mount: ReactMount | undefined;
    /** The last rejected value of each name, so that one mistake is logged once. */
    readonly #refused = new Map<string, unknown>();

    static {
      createMount = (shadow) => {
        const element = shadow.host as TravelElement;
        element.#mount = new ReactMount(piece, shadow, element.#values, element.#internals);
        return element.#mount;
      };
      for (const name of names) {
        Object.defineProperty(TravelElement.prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: TravelElement) {
            return this.#values[name];
          },
          set(this: TravelElement, value: unknown) {
            const attribute = contract.attributes[name];
            const parsed = attribute ? checkProperty(attribute, value) : { value };
            this.#assign(name, value, `property ${name}`, parsed);
            if (!attribute || attribute.type === 'json' || 'expected' in parsed) return;
            // Style sheets, the loader and fragments know attributes; React sets a property wherever there is one (D-70).
            const reflected = value === true ? '' : (value ?? false);
            if (reflected === false) this.removeAttribute(attributeName(name));
            else this.setAttribute(attributeName(name), reflected as string);
          },
        });
      }
    }

    /** Keeps the shadow root of a fragment, which a plain attachShadow() would empty or refuse. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      if (this.#mount) {
        this.#mount.moved();
        return;
      }
      // The server only knew the attributes: hydrate its markup with them before applying properties.
      if (!serverRoot(this.shadowRoot as ShadowRoot)) this.#takeOwnProperties();
      super.connectedCallback();
      this.#takeOwnProperties();
    }

    /** A move is a removal followed by an insertion in the same task; only a lasting removal unmounts. */
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected || !this.#mount) return;
        this.#mount = undefined;
        super.disconnectedCallback();
      });
    }

    /** The callback's presence makes `moveBefore()` a move, instead of a removal and an insertion. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attributeText: string, _: string | null, text: string | null): void {
      const known = byAttribute.get(attributeText);
      if (!known) return;
      this.#assign(known.name, text, `attribute ${attributeText}`, parseAttribute(known.attribute, text));
    }

    /** Properties set before the upgrade sit on the element itself and would hide our accessors forever. */
    #takeOwnProperties(): void {
      const own = this as unknown as Values;
      for (const name of names) {
        if (!Object.hasOwn(own, name)) continue;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    #assign(name: string, given: unknown, where: string, parsed: Parsed): void {
      if ('expected' in parsed) {
        if (Object.is(this.#refused.get(name), given)) return;
        this.#refused.set(name, given);
        const message = `<${tag}> ${where}="${shorten(given)}" was ignored. Expected ${parsed.expected}.`;
        logFailure({ code: 'ATTRIBUTE_INVALID', message, piece: tag.slice('travel-'.length) });
        return;
      }
      if (Object.is(this.#values[name], parsed.value)) return;
      this.#values[name] = parsed.value;
      this.#mount?.update();
    }
  }

  customElements.define(tag, TravelElement);
}
