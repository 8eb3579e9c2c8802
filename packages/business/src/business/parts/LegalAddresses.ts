import { createContext } from 'react';

/** The addresses of the site's terms of use and its privacy policy; `Business` provides them. */
export const LegalAddresses = createContext({ termsUrl: '', privacyUrl: '' });
