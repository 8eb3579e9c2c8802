import type { HTMLAttributes, Ref } from 'react';
import type { AttributeValues, ElementContract, PropertyValues } from './contract.ts';

type KebabCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${KebabCase<Tail>}`
    : `-${Lowercase<Head>}${KebabCase<Tail>}`
  : S;

type PascalCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<S>;

/** An event of the contract as a listener receives it. */
export type ElementEvent<C extends ElementContract, E extends keyof C['events']> = CustomEvent<
  C['events'][E] extends { detail: infer D } ? { [K in keyof D]: unknown } : never
>;

/** The element a tag creates. In a piece: `interface HTMLElementTagNameMap { 'travel-x': ElementOf<typeof contract> }`. */
export type ElementOf<C extends ElementContract> = HTMLElement & {
  -readonly [K in keyof C['attributes']]: AttributeValues<C>[K];
} & { -readonly [K in keyof PropertyValues<C>]: PropertyValues<C>[K] };

type EventProps<C extends ElementContract> = {
  [E in keyof C['events'] & string as `on${PascalCase<E>}`]?: (event: ElementEvent<C, E>) => void;
};

/** Props of `createReactComponent(contract)`: the contract's values, its events as `onTravel…`, and the props of any element. */
export type ReactComponentProps<C extends ElementContract> = Omit<
  HTMLAttributes<HTMLElement>,
  keyof C['attributes']
> & {
  [K in keyof C['attributes']]?: AttributeValues<C>[K] | undefined;
} & PropertyValues<C> &
  EventProps<C> & { ref?: Ref<ElementOf<C>> };

type AttributeText<A> = A extends { type: 'boolean' }
  ? boolean
  : A extends { type: 'number' }
    ? number | string
    : A extends { isOpen: true; values: readonly (infer V)[] }
      ? V | (string & {})
      : A extends { type: 'enum'; values: readonly (infer V)[] }
        ? V
        : string;

/** The contract's attributes, as a page writes them in a template. */
export type TagAttributes<C extends ElementContract> = {
  [K in keyof C['attributes'] & string as KebabCase<K>]?: AttributeText<C['attributes'][K]> | undefined;
};

/**
 * Props of the tag itself in a React page:
 * `declare module 'react' { namespace JSX { interface IntrinsicElements { 'travel-x': IntrinsicProps<typeof contract> } } }`.
 */
export type IntrinsicProps<C extends ElementContract> = HTMLAttributes<HTMLElement> &
  TagAttributes<C> & { [E in keyof C['events'] & string as `on${E}`]?: (event: ElementEvent<C, E>) => void } & {
    class?: string;
    ref?: Ref<ElementOf<C>>;
  };
