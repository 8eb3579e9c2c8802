import sheet from './Notice.shadow.css';

export { Notice as View } from './Notice.tsx';
/** Adopted after those of every kind. */
export const sheets = [sheet];
