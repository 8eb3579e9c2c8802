export { setBusinessLanguage } from '@travel-shell/store/business';
