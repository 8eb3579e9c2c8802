import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { switchSheet } from '@travel-shell/ui/switch';
import { loadMessages } from '../messages/generated/loadMessages.ts';
import { Consent } from './Consent.tsx';
import type { Kinds } from './ConsentProps.ts';
import { contract } from './contract.ts';
import { lazyKinds } from './lazyKinds.ts';

export const piece = definePiece({
  contract,
  View: Consent,
  sheets: ({ kind }) => [baseSheet, buttonSheet, ...(kind === 'cookies' ? [switchSheet] : [])],
  loadSheet: () => import(/* webpackChunkName: "sheet" */ './Consent.shadow.css'),
  loadMessages,
  prepareOn: ['kind'],
  async prepare({ kind = '' }, { locale }): Promise<{ prepared: Kinds; sheets?: readonly CSSStyleSheet[] }> {
    const lazy = lazyKinds[kind];
    if (!lazy) return { prepared: {} };
    const { View, sheets, prepare } = await lazy.load();
    return { prepared: { KindView: View, ...(await prepare?.(locale)) }, sheets };
  },
});
