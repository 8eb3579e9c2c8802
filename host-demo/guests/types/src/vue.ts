import '@travel-shell/elements/vue';
import type { GlobalComponents } from 'vue';

type Header = InstanceType<GlobalComponents['travel-header']>;
type Props = Header['$props'];
export const props: Props = { brand: 'partner', 'visible-items': 3, class: 'wide' };
// @ts-expect-error There is no such presentation.
export const wrong: Props = { presentation: 'sepia' };

// `:items.prop`, `.skipLinks` and `@travel-menu-toggle` of a template.
export const set: Props = {
  items: [{ verticalName: 'cars', url: '/cars' }],
  skipLinks: [{ text: 'Map', url: '#map' }],
  visibleItems: 3,
  onTravelMenuToggle: ({ detail }) => console.log(detail.open),
};
export const text: Props = { items: '[]' };
// @ts-expect-error An item has an address.
export const wrongItems: Props = { items: [{ verticalName: 'cars' }] };
// @ts-expect-error The detail has no such field.
export const wrongListener: Props = { onTravelMenuToggle: ({ detail }) => console.log(detail.isOpen) };

// The ref of a template is the element.
export const focus = (header: Header): number => {
  header.focus();
  return header.visibleItems;
};
