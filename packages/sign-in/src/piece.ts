import { definePiece } from '@travel-shell/piece';
import { baseSheet } from '@travel-shell/ui/base';
import { buttonSheet } from '@travel-shell/ui/button';
import { dialogSheet } from '@travel-shell/ui/dialog';
import { contract } from './contract.ts';
import { steps } from './lazySteps.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import sheet from './SignIn.shadow.css';
import { SignIn } from './SignIn.tsx';

export const piece = definePiece({
  contract,
  View: SignIn,
  sheets: [baseSheet, buttonSheet, dialogSheet, sheet],
  loadMessages,
  async prepare(_, __, first) {
    const form = first?.opened === 'email' ? await steps.load() : undefined;
    return { prepared: {}, sheets: form?.SHEETS ?? [] };
  },
});
