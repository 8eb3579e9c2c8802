const picture = (inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${inside}</svg>`)}`;

export const PORTUGAL = picture(
  '<path fill="#d52b1e" d="M0 0h3v2H0z"/><path fill="#063" d="M0 0h1.2v2H0z"/><circle cx="1.2" cy="1" r=".4" fill="#ffe000"/>',
);

export const JAPAN = picture('<path fill="#fff" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1" r=".6" fill="#bc002d"/>');

/** Loads, but is not an image. */
export const NO_PICTURE = 'data:image/png;base64,AAAA';
