/** The sites of FTR-017 with icons we drew: one path each, on a 24 grid. */

interface SocialSite {
  name: string;
  title: string;
  path: string;
}

const ROUNDED_SQUARE = 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z';

export const SOCIAL_SITES: readonly SocialSite[] = [
  {
    name: 'facebook',
    title: 'Facebook',
    path: 'M13 22v-8h3l.6-4H13V7.6c0-1.1.5-1.6 1.7-1.6H17V2.4A18 18 0 0 0 14 2c-3 0-5 1.8-5 5v3H6v4h3v8h4Z',
  },
  {
    name: 'twitter',
    title: 'X',
    path: 'M2.5 3h6.1l4.5 6L18.2 3h2.6l-6.6 7.5L22 21h-6.1l-5-6.6L5.2 21H2.6l7.2-8.2L2.5 3Zm3.7 1.7L16.8 19.3h2L8.2 4.7h-2Z',
  },
  {
    name: 'instagram',
    title: 'Instagram',
    path: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7Zm5 3.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm5.2-3.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  },
  {
    name: 'youtube',
    title: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm5 3.5v7l6-3.5-6-3.5Z',
  },
  {
    name: 'brunch',
    title: 'Brunch',
    path: `${ROUNDED_SQUARE}M8 6v12h5a3.6 3.6 0 0 0 0-7.2h-3V6H8Zm2 6.8h3a1.6 1.6 0 0 1 0 3.2h-3v-3.2Z`,
  },
  {
    name: 'naverblog',
    title: 'Naver Blog',
    path: 'M5 4h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5l-2 3-2-3H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm1 4v2h12V8H6Zm0 4v2h8v-2H6Z',
  },
  {
    name: 'naverpost',
    title: 'Naver Post',
    path: `${ROUNDED_SQUARE}M8 6v12h2v-4.4h3.2a3.8 3.8 0 0 0 0-7.6H8Zm2 2h3.2a1.8 1.8 0 0 1 0 3.6H10V8Z`,
  },
];

/** Takes the colour of the text around it; starts with its svg tag (FTR-019). */
export const socialIcon = ({ path }: SocialSite): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></svg>`;
