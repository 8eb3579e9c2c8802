import sheet from './Tcf.shadow.css';

export { Tcf as View } from './Tcf.tsx';
/** Adopted after those of every kind. */
export const sheets = [sheet];
