import { BRANDS } from '@travel-shell/core';

declare module 'fastify' {
  interface FastifyInstance {
    site: Site;
  }
}

/** Whose pages the server writes. */
export interface Site {
  /** In titles, above forms, below mails, and where a browser asks for a passkey. */
  name: string;
  /** The brand of header, footer and the page between them: a shipped brand, or one of `brandFiles`. */
  brand: string;
  /** Address of the picture beside the name. */
  icon: string;
  /** Address of a style sheet after ours, such as for colours and a typeface. */
  styles?: string;
}

export const KIT_SITE: Site = { name: 'Travel Shell', brand: 'flagship', icon: '/site/icon.svg' };

const isOurs = (brand: string) => BRANDS.some((own) => own === brand);

/** The style sheets of a page. A typeface of ours is of the page's own host, so that it holds the first paint no longer than the page. */
export const sheetsOf = ({ brand, styles }: Site): string[] => [
  ...(isOurs(brand) ? [`/travel-shell/fonts/${brand}.css`] : []),
  '/site/pages.css',
  ...(styles ? [styles] : []),
];
