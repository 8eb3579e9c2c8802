export { goToVertical } from '@travel-shell/store/account';
