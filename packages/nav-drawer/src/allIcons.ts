export { verticalIcon } from '@travel-shell/ui/vertical-icons';
