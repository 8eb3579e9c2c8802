/** Loaded once the footer is visible (FTR-003). */
export { PartnerLogos } from './PartnerLogos.tsx';
export { SocialIcons } from './SocialIcons.tsx';
