/** For tests and stories: the people of a company, and the account of one. */
import type { Schema } from '@travel-shell/contract';

type Person = Schema<'UserSearchResult'>;
type Account = Schema<'BusinessAccountInfo'>;

const ROLES = [
  { roleCode: 'TRAVELER', roleName: 'Traveler' },
  { roleCode: 'APPROVER', roleName: 'Approver' },
  { roleCode: 'TRAVEL_MANAGER', roleName: 'Travel manager' },
  { roleCode: 'ADMIN', roleName: 'Administrator' },
] as const;
const MEMBERSHIPS = [
  { status: 'ACTIVE', lastSeenAt: '2027-03-04T10:00:00.000Z', invitedUntil: null },
  { status: 'ACTIVE', lastSeenAt: '2027-02-11T10:00:00.000Z', invitedUntil: null },
  { status: 'UNCONFIRMED', lastSeenAt: null, invitedUntil: null },
] as const;
const FIRST = ['Ada', 'Grace', 'Hedy', 'Katherine', 'Radia', 'Ngozi'];
const LAST = ['Okafor', 'Lindqvist', 'Sato', 'García', 'Weber'];

export const personOf = (index: number): Person => {
  const firstName = FIRST[index % FIRST.length] ?? '';
  const lastName = LAST[index % LAST.length] ?? '';
  return {
    ...{ firstName, lastName, email: `${firstName.toLowerCase()}.${index + 1}@northwind.example` },
    role: ROLES[index % ROLES.length] ?? ROLES[0],
    profileImageUrl: null,
    customData: { staffClassDescription: index % 3 === 0 ? 'Executive' : null },
    membership: {
      isSelf: false,
      id: `0b9f1c9e-1f0d-4f0e-9d55-${String(index).padStart(12, '0')}`,
      ...(MEMBERSHIPS[index % MEMBERSHIPS.length] ?? MEMBERSHIPS[0]),
    },
  };
};

export const peopleOf = (count: number): Person[] => Array.from({ length: count }, (_, index) => personOf(index));

/** One page, as the back end counts. */
export function pageOf<Row>(all: readonly Row[], page = 0, size = 15) {
  const content = all.slice(page * size, (page + 1) * size);
  const totalPages = Math.ceil(all.length / size);
  const pageable = { page, size, offset: page * size, paged: true };
  const paging = {
    ...{ pageable, first: page === 0, last: page >= totalPages - 1, numberOfElements: content.length },
    ...{ totalPages, totalElements: all.length },
  };
  return { content, paging } satisfies { paging: Schema<'Paging'>; content: Row[] };
}

export const account = (changed: Partial<Account> = {}): Account => ({
  ...{ email: 'hana@northwind.example', firstName: 'Hana', lastName: 'Sato', jobTitle: 'Bookseller' },
  ...{ phoneNumber: null, staffClassDescription: null, localeCode: 'en-US', allowsBookingByOthers: false },
  ...{ keywords: ['Logistics', 'Project Aurora'], role: { roleName: 'Administrator' } },
  ...{ companyName: 'Northwind Labs', tier: 'biz' as const, demoRequestStatus: 'notRequested' as const },
  ...changed,
});
