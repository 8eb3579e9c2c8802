let kept = 0;

/** Whether the page must stay although the session has ended. */
export const isPageKept = (): boolean => kept > 0;

/**
 * Sends while the page stays when the session has ended, with what is typed in it: whoever calls asks the visitor to sign in.
 * Otherwise ERR-005 reloads it.
 */
export async function keepPage<T>(send: () => Promise<T>): Promise<T> {
  kept += 1;
  try {
    return await send();
  } finally {
    kept -= 1;
  }
}
