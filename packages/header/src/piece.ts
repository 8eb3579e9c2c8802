import { defineLazy, definePiece, getConfig } from '@travel-shell/piece';
import { loadBrand } from '@travel-shell/tokens';
import { accountButtonSheet } from '@travel-shell/ui/account-button';
import { avatarSheet } from '@travel-shell/ui/avatar';
import { baseSheet } from '@travel-shell/ui/base';
import { asksForExtras, EXTRA_ATTRIBUTES } from './asksForExtras.ts';
import { contract } from './contract.ts';
import { Header } from './Header.tsx';
import { loadMessages } from './messages/generated/loadMessages.ts';

const extras = defineLazy('header', () => import(/* webpackChunkName: "extras" */ './extras/index.ts'));

export const piece = definePiece({
  contract,
  View: Header,
  sheets: [baseSheet, accountButtonSheet, avatarSheet],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './Header.shadow.css'),
  loadMessages,
  fragmentTokens: () => 'bar',
  prepareOn: EXTRA_ATTRIBUTES,
  async prepare(values, { brand, built, isServed }) {
    const isPlain = !(asksForExtras(values) || getConfig().logo);
    // Without its extras the header still renders.
    const [brandData, loaded] = await Promise.all([
      built ?? loadBrand(brand),
      isPlain ? undefined : extras.attempt(isServed),
    ]);
    const prepared = loaded && { ...loaded, ...loaded.prepareExtras(values, brandData) };
    return { prepared: { brandData, extras: prepared }, sheets: prepared ? [prepared.sheet] : [] };
  },
});
