import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { linkSheet } from '@travel-shell/ui/link';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import sheet from './Consent.shadow.css';
import { Consent } from './Consent.tsx';
import type { Kinds } from './ConsentProps.ts';
import { contract } from './contract.ts';
import { lazyKinds } from './lazyKinds.ts';

export const piece = definePiece({
  contract,
  View: Consent,
  sheets: [baseSheet, buttonSheet, linkSheet, sheet],
  loadMessages,
  prepareOn: ['kind'],
  async prepare({ kind = '' }): Promise<{ prepared: Kinds; sheets?: readonly CSSStyleSheet[] }> {
    const lazy = lazyKinds[kind];
    if (!lazy) return { prepared: {} };
    const { View, sheets } = await lazy.load();
    return { prepared: { KindView: View }, sheets };
  },
});
