/**
 * Keys for the header `Idempotency-Key` of a call: what is sent again after a failure has the same one, so that a back end which
 * has done it already, and whose answer was lost, does it once.
 */
export function createRetryKeys() {
  let last: { wish: string; key: string } | undefined;
  return {
    /** The key of what is sent. */
    keyOf(sent: object): string {
      const wish = JSON.stringify(sent, (_name, value) =>
        value instanceof Blob
          ? [(value as Partial<File>).name, value.size, (value as Partial<File>).lastModified]
          : value,
      );
      if (last?.wish !== wish) last = { wish, key: randomDigits() };
      return last.key;
    },
    /** The call has been answered: the same once more is another wish. */
    forget(): void {
      last = undefined;
    },
  };
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const randomDigits = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends what may not be done twice. */
export async function callOnce<T>(
  keys: ReturnType<typeof createRetryKeys>,
  sent: object,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const answer = await send({ 'Idempotency-Key': keys.keyOf(sent) });
  keys.forget();
  return answer;
}
