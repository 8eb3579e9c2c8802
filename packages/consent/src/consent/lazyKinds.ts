import type { Locale } from '@travel-shell/core';
import { defineLazy, type Lazy } from '@travel-shell/piece';
import type { ComponentType } from 'react';
import type { ConsentProps, Kinds } from './ConsentProps.ts';

/** A kind whose code only its own pages need. */
export interface LazyKind {
  View: ComponentType<ConsentProps>;
  /** Adopted after those of every kind. */
  sheets: readonly CSSStyleSheet[];
  /** Loads what else its view needs before its first render. */
  prepare?(locale: Locale): Promise<Kinds>;
}

/** By the value of `kind`; the loader loads them at once by the names of their chunks. */
export const lazyKinds: Readonly<Record<string, Lazy<LazyKind>>> = {
  notice: defineLazy('consent', () => import(/* webpackChunkName: "kind-notice" */ './notice/index.ts')),
  'two-party': defineLazy('consent', () => import(/* webpackChunkName: "kind-two-party" */ './terms/index.ts')),
  'data-transfer': defineLazy('consent', () => import(/* webpackChunkName: "kind-data-transfer" */ './terms/index.ts')),
  tcf: defineLazy('consent', () => import(/* webpackChunkName: "kind-tcf" */ './tcf/index.ts')),
};
