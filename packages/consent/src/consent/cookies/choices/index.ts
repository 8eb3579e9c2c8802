import { switchSheet } from '@travel-shell/ui/switch';
import sheet from './choices.shadow.css';

export { deleteCookiesOf } from '@travel-shell/store/consent';
export { Choices } from './Choices.tsx';
export { Saved } from './Saved.tsx';
export const sheets = [switchSheet, sheet];
