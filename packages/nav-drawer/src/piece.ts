import { ownValue } from '@travel-shell/core/ownValue';
import { defineLazy, definePiece } from '@travel-shell/piece';
import { loadBrand } from '@travel-shell/tokens';
import { baseSheet } from '@travel-shell/ui/base';
import { dialogSheet } from '@travel-shell/ui/dialog';
import { contract } from './contract.ts';
import { usableItems } from './drawerItems.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import { NavDrawer } from './NavDrawer.tsx';

/** Icons of all verticals; those of the brand are enough for most pages. */
const allIcons = defineLazy('nav-drawer', () => import(/* webpackChunkName: "icons" */ './allIcons.ts'));

export const piece = definePiece({
  contract,
  View: NavDrawer,
  sheets: [baseSheet, dialogSheet],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './NavDrawer.shadow.css'),
  loadMessages,
  prepareOn: ['items', 'secondaryItems'],
  async prepare(values, { brand, built, isServed }) {
    const brandData = built ?? (await loadBrand(brand));
    const items = values.items === undefined ? brandData.navigation : usableItems(values.items, 'items');
    const secondaryItems = usableItems(values.secondaryItems, 'secondary-items');
    const verticals = [...items, ...secondaryItems].map(({ verticalName }) => verticalName);
    const isCovered = verticals.every((vertical) => Object.hasOwn(brandData.icons, vertical));
    // Without the others an item still has an icon.
    const all = isCovered ? undefined : await allIcons.attempt(isServed);
    const icons = Object.fromEntries(
      verticals.map((vertical) => [
        vertical,
        all?.verticalIcon(vertical, brandData.icons) ?? ownValue(brandData.icons, vertical) ?? brandData.icons.unknown,
      ]),
    );
    return { prepared: { brandData, items, secondaryItems, icons } };
  },
});
