export { OptOutIcon } from './OptOutIcon.tsx';
