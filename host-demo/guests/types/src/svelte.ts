import '@travel-shell/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['travel-header'];
export const props: Props = {
  brand: 'partner',
  'visible-items': 3,
  class: 'wide',
  'ontravel-menu-toggle': ({ detail }) => console.log(detail.open),
};
// @ts-expect-error There is no such presentation.
export const wrong: Props = { presentation: 'sepia' };
// @ts-expect-error The detail has no such field.
export const wrongListener: Props = { 'on:travel-menu-toggle': ({ detail }) => console.log(detail.isOpen) };
