import { choiceSheet } from '@travel-shell/ui/choice';
import { fieldSheet } from '@travel-shell/ui/field';

import sheet from './Terms.shadow.css';

export { Terms as View } from './Terms.tsx';
/** Adopted after those of every kind. */
export const sheets = [fieldSheet, choiceSheet, sheet];
