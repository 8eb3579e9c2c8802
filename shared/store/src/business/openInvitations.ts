import { findUsers } from '@travel-shell/api/business';
import { defineEntity, type EntityState } from '@travel-shell/store';
import { loadFailure } from '../loadFailure.ts';

/** Who was invited to the company and has not answered. */
export interface OpenInvitations {
  count: number;
  /** How many of the first fifty have expired. */
  expired: number;
  /** When the next of these expires: a time as in ISO 8601. */
  nextEnd: string | undefined;
}

/** The company's open invitations, for members who may invite and search (API-124). */
export const openInvitations: EntityState<OpenInvitations> = defineEntity('openInvitations', {
  load: find,
  personal: true,
  failure: loadFailure('BUSINESS_FAILED', 'The invitations of the company'),
});

async function find(signal: AbortSignal): Promise<OpenInvitations> {
  const { content, paging } = await findUsers(
    { query: '', searchMode: 'everyone', filters: { statuses: ['INVITED', 'EXPIRED'] } },
    { page: 0, size: 50 },
    signal,
  );
  const ends = content.flatMap(({ membership }) =>
    membership?.status === 'INVITED' && membership.invitedUntil ? [membership.invitedUntil] : [],
  );
  return {
    count: paging.totalElements,
    expired: content.filter(({ membership }) => membership?.status === 'EXPIRED').length,
    nextEnd: ends.sort()[0],
  };
}
