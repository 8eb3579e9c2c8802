export { countryPicker, expandLanguages } from './countryPicker.ts';
export { type CurrencyPicker, chooseCurrency, currencyPicker } from './currencyPicker.ts';
export { chooseDataSharing, dataSharing } from './dataSharing.ts';
export { footerBrands, footerSiteMap, footerState, privacyMenu } from './footer.ts';
export { type Footer, type FooterParts, footerOf } from './footerOf.ts';
export { type MarketingIdConfig, type MarketingIdStatus, marketingId, syncMarketingId } from './marketingId.ts';
export { preferredTraveler, saveTraveler } from './preferredTraveler.ts';
export { socialIcon } from './socialIcon.ts';
