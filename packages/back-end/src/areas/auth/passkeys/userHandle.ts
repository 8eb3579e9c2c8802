/** An account's id as WebAuthn's user handle: its 16 bytes, which say nothing about the person (WebAuthn L3 §14.6.1). */
export const toUserHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** The account's id; null for what cannot be one. */
export function fromUserHandle(handle: string): string | null {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
  return groups ? groups.slice(1).join('-') : null;
}
