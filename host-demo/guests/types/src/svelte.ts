import '@travel-shell/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const props: SvelteHTMLElements['travel-header'] = { brand: 'partner', 'visible-items': 3, class: 'wide' };
// @ts-expect-error There is no such presentation.
export const wrong: SvelteHTMLElements['travel-header'] = { presentation: 'sepia' };
