export { contract as consentContract } from './consent/contract.ts';
export { TravelConsent } from './consent/react.ts';
export { contract as consentFrameContract } from './frame/contract.ts';
export { TravelConsentFrame } from './frame/react.ts';
export { contract as optOutContract } from './opt-out/contract.ts';
export { TravelOptOut } from './opt-out/react.ts';
