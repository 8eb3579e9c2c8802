import sheet from './records.shadow.css';

export { deleteCookiesOf } from '@travel-shell/store/consent';
export { Done } from './Done.tsx';
export { Saved } from './Saved.tsx';
export { SavedCookies } from './SavedCookies.tsx';
export const sheets = [sheet];
