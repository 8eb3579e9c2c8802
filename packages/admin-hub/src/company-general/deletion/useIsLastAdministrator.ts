import type { Member } from '@travel-shell/piece/screens';
import { isAllowed, searchUsers } from '@travel-shell/store/business';
import { useEffect, useState } from 'react';

/** Whether the company has no other administrator; false until that is known, and where it cannot be known. */
export function useIsLastAdministrator(business: Member | null | undefined): boolean {
  const [isLast, setLast] = useState(false);
  const maySearch = business != null && isAllowed(business, { permissions: ['BUSINESS_PROFILE_SEARCH'] });
  useEffect(() => {
    if (!maySearch) return;
    const controller = new AbortController();
    searchUsers({ query: '', searchMode: 'admins', searchOnEmpty: true, limit: 1 }, controller.signal)
      // The visitor is left out of the people, and counted in the total.
      .then((found) => setLast(found !== null && found.content.length === 0 && found.paging.totalElements <= 1))
      .catch(() => {}); // the mail is sent all the same
    return () => controller.abort();
  }, [maySearch]);
  return isLast;
}
