export { fetchTcfDetails } from './fetchTcfDetails.ts';
export { recordConsentByForm } from './recordConsentByForm.ts';
export { setMetaCookieByForm } from './setMetaCookieByForm.ts';
export { tellTcf, updateTcData } from './updateTcData.ts';
