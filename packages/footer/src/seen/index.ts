/** What is loaded once the footer is on the screen (FTR-003). */
export { PartnerLogos } from './PartnerLogos.tsx';
export { SocialIcons } from './SocialIcons.tsx';
