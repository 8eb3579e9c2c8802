import { pageDocument } from '@travel-shell/core/pageDocument';

/** What the visitor has said here before; undefined where the browser does not tell, as WebKit. `granted` needs no press. */
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
