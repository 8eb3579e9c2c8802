import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { invitePeople as invitePeopleCall } from '@travel-shell/contract/calls/invitePeople';
import { removeMember as removeMemberCall } from '@travel-shell/contract/calls/removeMember';
import { resendInvitation as resendInvitationCall } from '@travel-shell/contract/calls/resendInvitation';
import { setMemberRole as setMemberRoleCall } from '@travel-shell/contract/calls/setMemberRole';
import { withdrawInvitation as withdrawInvitationCall } from '@travel-shell/contract/calls/withdrawInvitation';

/** Invites addresses, and says what became of each. Sent again, it mails nobody twice. Fails with an `ApiError` only. */
export const invitePeople = (form: Schema<'InvitationForm'>, signal?: AbortSignal) =>
  call(invitePeopleCall, { json: form, signal });

export const resendInvitation = (id: string) => call(resendInvitationCall, { path: { id } });

export const withdrawInvitation = (id: string) => call(withdrawInvitationCall, { path: { id } });

/** Refused with ROLE_CHANGED where the role is not what the visitor has seen, and for the last administrator. */
export const setMemberRole = (id: string, change: Schema<'RoleChange'>) =>
  call(setMemberRoleCall, { path: { id }, json: change });

/** Refused for the last administrator. */
export const removeMember = (id: string) => call(removeMemberCall, { path: { id } });
