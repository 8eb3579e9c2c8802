/**
 * Whether the browser tells every site not to share data about its visitor: Global Privacy Control, `Sec-GPC` in
 * requests. False on a server.
 */
export const hasPrivacySignal = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
