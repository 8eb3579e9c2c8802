/**
 * Whether the browser tells every site not to share data about its visitor: Global Privacy Control, `Sec-GPC` in
 * requests. False on a server, as Node 21 and later have a `navigator`, too.
 */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
