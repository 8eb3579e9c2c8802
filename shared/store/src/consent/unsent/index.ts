export { postUnsent } from './postUnsent.ts';
export { type StoredByForm, storeByForm } from './storeByForm.ts';
