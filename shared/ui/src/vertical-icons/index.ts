export { verticalIcon } from './verticalIcon.ts';
