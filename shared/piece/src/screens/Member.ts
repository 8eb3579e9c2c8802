import type { BusinessState } from '@travel-shell/contract';

/** What decides which screens a visitor may open. A file of its own: types on npm name it, and know no store. */
export type Member = Pick<BusinessState, 'businessProfile' | 'features' | 'permissions'>;
