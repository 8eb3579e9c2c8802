export { buttonSheet } from '../button/index.ts';
export { pictureSize } from '../configured.ts';
export { fieldSheet } from '../field/index.ts';
export type { FileLimits, FileProblem } from './checkFile.ts';
export { FileField, type FileFieldProps, type FileFieldTexts } from './FileField.tsx';
export { default as fileFieldSheet } from './file-field.shadow.css';
