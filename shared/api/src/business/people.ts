import { call } from '@travel-shell/api';
import type { Schema } from '@travel-shell/contract';
import { nothing } from '@travel-shell/contract/parse';
import { parseInvitationOutcomes } from '@travel-shell/contract/parsers/parseInvitationOutcomes';

/** Invites addresses, and says what became of each. Sent again, it mails nobody twice. Fails with an `ApiError` only. */
export const invitePeople = (form: Schema<'InvitationForm'>, signal?: AbortSignal) =>
  call('post', '/i/api/business/people/v1/invitations', { json: form, parse: parseInvitationOutcomes, signal });

export const resendInvitation = (id: string) =>
  call('post', '/i/api/business/people/v1/invitations/{id}', { path: { id }, parse: nothing });

export const withdrawInvitation = (id: string) =>
  call('delete', '/i/api/business/people/v1/invitations/{id}', { path: { id }, parse: nothing });

/** Refused with ROLE_CHANGED where the role is not what the visitor has seen, and for the last administrator. */
export const setMemberRole = (id: string, change: Schema<'RoleChange'>) =>
  call('put', '/i/api/business/people/v1/members/{id}/role', { path: { id }, json: change, parse: nothing });

/** Refused for the last administrator. */
export const removeMember = (id: string) =>
  call('delete', '/i/api/business/people/v1/members/{id}', { path: { id }, parse: nothing });
