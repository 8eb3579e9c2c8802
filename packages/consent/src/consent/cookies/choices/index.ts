import { switchSheet } from '@travel-shell/ui/switch';
import sheet from './choices.shadow.css';

export { deleteCookiesOf } from '@travel-shell/store/consent';
export { Choices } from './Choices.tsx';
export { Done } from './Done.tsx';
export { Saved } from './Saved.tsx';
export { SavedCookies } from './SavedCookies.tsx';
export const sheets = [switchSheet, sheet];
