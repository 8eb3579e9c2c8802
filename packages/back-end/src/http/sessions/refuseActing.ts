import { ApiError } from '../../errors/ApiError.ts';
import type { Session } from './Session.ts';

/**
 * Rejects support that acts as a member (BIZ-004): how the member signs in, and whether support may act at all, is for the
 * member and their company alone. Throws NOT_WHILE_ACTING.
 */
export function refuseActing({ impersonatorId }: Pick<Session, 'impersonatorId'>): void {
  if (impersonatorId === null) return;
  throw new ApiError(
    403,
    'NOT_WHILE_ACTING',
    'Support acts as a member in this session. POST /i/api/business/impersonation/v1/end ends it.',
    'Support cannot do this in the name of a member.',
  );
}
