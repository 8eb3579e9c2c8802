export type {
  AttributeContract,
  AttributeValues,
  ElementContract,
  ElementHandle,
  EventContract,
  EventDetail,
  FieldContract,
  PieceProps,
  PropertyContract,
  PropertyValues,
} from './contract.ts';
export { createReactComponent } from './createReactComponent.ts';
export { defineElement, type ElementOptions } from './defineElement.ts';
export { identifierPrefix } from './identifierPrefix.ts';
export type { Preparation, TravelErrorDetail, TravelReadyDetail } from './ReactMount.ts';
export { type ResolvedValues, resolveValues } from './resolveValues.ts';
export { serverHandle } from './serverHandle.ts';
export type { ElementEvent, ElementOf, ReactComponentProps } from './types.ts';
