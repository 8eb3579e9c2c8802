import { pageDocument } from '@travel-shell/core/pageDocument';

/**
 * The visitor's earlier answer here; undefined if the browser does not give it, as WebKit. `granted` needs no press.
 */
export async function knownAnswer(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'storage-access' as PermissionName })).state;
  } catch {
    return undefined;
  }
}

/** Asks the browser for the cookies of this page's site. False where it, or the visitor, says no. */
export async function requestAccess(): Promise<boolean> {
  try {
    await pageDocument.requestStorageAccess();
    return true;
  } catch {
    // No reason is given: a page must not learn where the visitor has been.
    return false;
  }
}
