import type { HTMLAttributes, Ref } from 'react';
import type { AttributeValues, ElementContract, EventDetail, PropertyValues } from './contract.ts';

type PascalCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<S>;

/** An event of the contract as a listener receives it. */
export type ElementEvent<C extends ElementContract, E extends keyof C['events']> = CustomEvent<EventDetail<C, E>>;

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
