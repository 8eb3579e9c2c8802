import type { Schema } from '@travel-shell/contract';
import type { AttributeValues } from '@travel-shell/element/contract';
import type { contract } from './contract.ts';
import { piece as view } from './piece.ts';

/** The part of the cookies data provider's response (STA-087) that is the same for everyone. D-17. */
export interface ConsentData {
  policyUrl: string;
  /** The banner does not show by itself: `betterUx` is false. */
  isQuiet?: boolean;
  /** For the kind `tcf`: what its first layer shows (STA-083). */
  tcf?: Schema<'TcfInitialPreferences'>;
}

/** Server entry of consent. A crawler has nothing to agree to, so there is no fallback. */
export const piece = {
  ...view,
  Fallback: () => null,
  async prepare(values: AttributeValues<typeof contract>, data?: ConsentData) {
    const { prepared, sheets } = await view.prepare(values);
    const tcf = prepared.tcf && { ...prepared.tcf, served: data?.tcf };
    return {
      prepared: { ...prepared, policyUrl: data?.policyUrl, isQuiet: data?.isQuiet, ...(tcf && { tcf }) },
      sheets,
    };
  },
};
