export { countryPicker, expandLanguages } from './countryPicker.ts';
export { type CurrencyPicker, chooseCurrency, currencyPicker } from './currencyPicker.ts';
export {
  chooseDataSharing,
  dataSharing,
  goToManagePage,
  isOptedOut,
  managePageOf,
  readDataSharing,
} from './dataSharing.ts';
export { footerBrands, footerSiteMap, footerState, privacyMenu } from './footer.ts';
export { type Footer, type FooterParts, footerOf } from './footerOf.ts';
export { canTakeSearchAlong, goToVertical, type VerticalChange } from './goToVertical.ts';
export { type MarketingIdStatus, marketingId, syncMarketingId } from './marketingId.ts';
export { preferredTraveler, saveTraveler } from './preferredTraveler.ts';
export { socialIcon } from './socialIcon.ts';
export { trackSiteChoice } from './trackSiteChoice.ts';
