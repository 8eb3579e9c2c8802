import type { Schema } from '@travel-shell/contract';
import { BUSINESS_ROLES, MEMBERSHIP_STATUSES } from '@travel-shell/contract/values';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Member } from '../../http/Member.ts';
import { bookableTravelers } from './bookableTravelers.ts';
import { escapeLike } from './escapeLike.ts';
import { foldName } from './foldName.ts';
import { BOOK_FOR_OTHER_PERMISSIONS, type Permission } from './permissions.ts';
import { forbidden } from './requireMember.ts';
import { type Role, rolesWith, userRole } from './roles.ts';

type UserSearch = Schema<'UserSearch'>;
type UserSearchResult = Schema<'UserSearchResult'>;
type MembershipStatus = Schema<'MembershipStatus'>;

export interface Page {
  page: number;
  size: number;
}

export interface Found {
  content: UserSearchResult[];
  total: number;
}

/** Finds people of the member's own company (API-124). Throws FORBIDDEN when they may not use the mode. */
export function searchUsers(db: Kysely<Database>, member: Member, search: UserSearch, page: Page): Promise<Found> {
  switch (search.searchMode) {
    case 'guests':
      needOneOf(member, 'GUEST_MANAGEMENT', 'TRIP_EVENT_BOOK_GUEST');
      return findGuests(db, member, search, page, false);
    case 'sponsoredGuests':
      needOneOf(member, 'GUEST_INVITE');
      return findGuests(db, member, search, page, true);
    case 'travelersForTravelArranger':
      return findMembers(db, member, bookableTravelers(db, member), search, page);
    case 'everyone':
      needOneOf(member, 'BUSINESS_PROFILE_SEARCH');
      return findMembers(db, member, membersOf(db, member), search, page, member.permissions.includes('USER_INVITE'));
    default: {
      needOneOf(member, 'BUSINESS_PROFILE_SEARCH');
      const roles = rolesOfMode(search.searchMode);
      const all = membersOf(db, member);
      return findMembers(db, member, roles ? all.where('profile.role', 'in', roles) : all, search, page);
    }
  }
}

function needOneOf({ permissions }: Member, ...wanted: Permission[]): void {
  if (wanted.some((permission) => permissions.includes(permission))) return;
  throw forbidden(`This search needs the permission ${wanted.join(' or ')}.`, wanted[0]);
}

/** The roles a mode covers; undefined for all. The specification does not define them. */
function rolesOfMode(mode: UserSearch['searchMode']): Role[] | undefined {
  switch (mode) {
    case 'admins':
      return ['ADMIN'];
    case 'travelManagers':
      return ['TRAVEL_MANAGER'];
    case 'approvers':
      return rolesWith('APPROVAL_PROCESSING');
    case 'guestSponsors':
      return rolesWith('GUEST_INVITE');
    case 'potentialTravelArrangers':
      return rolesWith(...BOOK_FOR_OTHER_PERMISSIONS);
    case 'potentialCustomApprovers':
      return rolesWith('APPROVAL_PROCESSING_EXPLICIT');
    case 'potentialRuleCustomApprovers':
      return rolesWith('APPROVAL_PROCESSING_ALL');
    default:
      return undefined;
  }
}

const membersOf = (db: Kysely<Database>, { companyId }: Member) =>
  db.selectFrom('business_profiles as profile').where('profile.company_id', '=', companyId);

/** Whether they see who is invited, how a membership is, and when somebody was there. */
const mayManage = ({ permissions }: Member): boolean =>
  (['USER_INVITE', 'USER_MANAGEMENT', 'ROLE_MANAGEMENT'] as const).some((name) => permissions.includes(name));

async function findMembers(
  db: Kysely<Database>,
  member: Member,
  members: ReturnType<typeof membersOf>,
  { query, filters, sort }: UserSearch,
  page: Page,
  withInvited = false,
): Promise<Found> {
  const maySee = member.permissions.includes('USER_MANAGEMENT');
  const people = withInvited ? toPeople(members).unionAll(invitedTo(db, member)) : toPeople(members);
  let matching = db
    .selectFrom(people.as('person'))
    .where(matches(query, sql`person.name || ' ' || lower(person.email)`));
  if (filters?.roles?.length) matching = matching.where('role', 'in', filters.roles);
  if (filters?.staffClasses?.length) matching = matching.where('staffClass', 'in', filters.staffClasses);
  if (filters?.statuses?.length) matching = matching.where('status', 'in', filters.statuses);
  const { total } = await matching.select(countOfRows).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .$if(sort === 'ROLE', (found) => found.orderBy(placeIn(BUSINESS_ROLES.toReversed(), 'role')))
    .$if(sort === 'STATUS', (found) => found.orderBy(placeIn(MEMBERSHIP_STATUSES, 'status')))
    .$if(sort === 'LAST_SEEN' && maySee, (found) => found.orderBy(lastSeenFirst))
    .orderBy(byName('person.name'))
    .orderBy('person.email')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  const ids = rows.map(({ id }) => id);
  const seen = maySee ? await lastSeen(db, ids) : new Map<string, Date>();
  const content = rows.map(({ id, name: _, role, staffClass, status, invitedUntil, ...row }) => ({
    ...row,
    role: userRole(role),
    customData: { staffClassDescription: staffClass },
    ...(mayManage(member) && {
      membership: {
        ...{ id, isSelf: id === member.userId, status },
        lastSeenAt: seen.get(id)?.toISOString() ?? null,
        invitedUntil: invitedUntil?.toISOString() ?? null,
      },
    }),
  }));
  return { content, total };
}

// Each account is looked up by its key. `offset 0` keeps PostgreSQL from a join that reads the accounts of everybody as
// soon as a company has thousands of members.
const toPeople = (members: ReturnType<typeof membersOf>) =>
  members
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('users')
          .select(['users.account_email', 'users.img_url', 'users.unconfirmed_account'])
          .whereRef('users.id', '=', 'profile.user_id')
          .offset(0)
          .as('account'),
      (join) => join.onTrue(),
    )
    .select([
      'profile.user_id as id',
      'account.account_email as email',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.role',
      'profile.staff_class as staffClass',
      'account.img_url as profileImageUrl',
      'profile.search_name as name',
      sql<MembershipStatus>`case when profile.confirmation_needed or account.unconfirmed_account
        then 'UNCONFIRMED' else 'ACTIVE' end`.as('status'),
      sql<Date | null>`null::timestamptz`.as('invitedUntil'),
    ]);

/** They have no name yet, and are listed by their address. */
const invitedTo = (db: Kysely<Database>, { companyId }: Member) =>
  db
    .selectFrom('business_invitations')
    .where('company_id', '=', companyId)
    .select([
      'id',
      'email',
      sql<string>`''`.as('firstName'),
      sql<string>`''`.as('lastName'),
      'role',
      sql<string | null>`null`.as('staffClass'),
      sql<string | null>`null`.as('profileImageUrl'),
      'email as name',
      sql<MembershipStatus>`case when expires_at > now() then 'INVITED' else 'EXPIRED' end`.as('status'),
      'expires_at as invitedUntil',
    ]);

const placeIn = (order: readonly string[], column: string) =>
  sql`array_position(array[${sql.join(order)}]::text[], ${sql.ref(column)})`;

const lastSeenFirst = sql`(
  select max(refreshed_at) from sessions where user_id = person.id and impersonator_id is null) desc nulls last`;

/** By account. Support that acts as a member is not that member. */
async function lastSeen(db: Kysely<Database>, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select(['user_id', (of) => of.fn.max('refreshed_at').as('at')])
    .where('user_id', 'in', ids)
    .where('impersonator_id', 'is', null)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, at }) => [user_id, at]));
}

/** Guests have neither role nor staff class, so filtering by these excludes them. */
async function findGuests(
  db: Kysely<Database>,
  { companyId, userId }: Member,
  { query, filters }: UserSearch,
  page: Page,
  ownOnly: boolean,
): Promise<Found> {
  if (filters?.roles?.length || filters?.staffClasses?.length) return { content: [], total: 0 };
  const guests = db
    .selectFrom('business_guests')
    .selectAll()
    .select(searchText('search_name', 'email'))
    .where('company_id', '=', companyId)
    .$if(ownOnly, (all) => all.where('sponsor_id', '=', userId));
  const matching = db.selectFrom(guests.as('guest')).where(matches(query, sql.ref('guest.text')));
  const { total } = await matching.select(countOfRows).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['guest.email', 'guest.first_name as firstName', 'guest.last_name as lastName'])
    .orderBy(byName('guest.search_name'))
    .orderBy('guest.email')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  const content = rows.map((row) => ({
    ...row,
    role: userRole('GUEST'),
    profileImageUrl: null,
    customData: { staffClassDescription: null },
  }));
  return { content, total };
}

const searchText = (name: string, email: string) =>
  sql<string>`${sql.ref(name)} || ' ' || lower(${sql.ref(email)})`.as('text');

/** By its letters alone, which are folded: another database would sort them by the rules of its own locale. */
const byName = (name: string) => sql`${sql.ref(name)} collate "C"`;

/** Every word of the query occurs in the name, as `foldName` has it, or as it is in the address. */
function matches(query: string, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const words = query.split(/[\s,]+/u).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const has = (part: string) => sql`${text} like ${`%${escapeLike(part)}%`}`;
  const hasAll = (parts: readonly string[]) => sql`(${sql.join(parts.map(has), sql` and `)})`;
  const found = words.map((word) => {
    const folded = foldName(word).split(' ').filter(Boolean);
    const asTyped = has(word.toLowerCase());
    return folded.length > 0 ? sql`(${asTyped} or ${hasAll(folded)})` : asTyped;
  });
  return sql`(${sql.join(found, sql` and `)})`;
}

const countOfRows = sql<number>`count(*)::int`.as('total');
