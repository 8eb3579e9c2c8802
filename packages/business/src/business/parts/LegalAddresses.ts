import { createContext } from 'react';

/** Where the site has its terms of use and its privacy policy; `Business` provides them. */
export const LegalAddresses = createContext({ termsUrl: '', privacyUrl: '' });
