import type { BuiltBrand } from '@travel-shell/tokens';

/** A brand that is none of ours, with a footer of its own. */
export const TERN: BuiltBrand = {
  format: 1,
  id: 'tern',
  name: 'Tern',
  logo: { mark: { viewBox: '0 0 32 32', nodes: [['path', { d: 'M0 0h32v32H0z' }]] } },
  navigation: [{ verticalName: 'ferries', url: '/ferries' }],
  navigationScale: 1,
  icons: { unknown: 'M0 0h2' },
  links: { home: '/tern', homeAos: '/aos', trips: '/trips', help: '/help', account: '/account' },
  footer: {
    description: { 'en-US': 'Ferries of the north.', 'de-DE': 'Fähren des Nordens.' },
    company: {
      heading: { 'en-US': 'The line', 'de-DE': 'Die Reederei' },
      links: [{ text: { 'en-US': 'Our ships', 'de-DE': 'Unsere Schiffe' }, url: '/ships' }],
    },
    contact: { links: [] },
    social: [{ name: 'instagram', url: 'https://instagram.example/tern' }],
    legal: [{ text: { 'en-US': 'Imprint', 'de-DE': 'Impressum' }, url: '/imprint' }],
  },
  css: ['[data-presentation] { --_color-brand: red; }', '[data-presentation] { --_density: 1; }'],
};
