/** Whether a plain press on the link leads to another page, in this window: not to another place of this page, or to a file. */
export const leavesPage = (link: HTMLAnchorElement): boolean =>
  /^https?:/.test(link.href) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download') &&
  !(link.hash && link.href.split('#')[0] === location.href.split('#')[0]);
