/** The visible offer to create a passkey, loaded after a sign-in by password where there is an authenticator. */
export { PasskeyOffer } from './PasskeyOffer.tsx';
export { prepareOffer } from './prepareOffer.ts';
