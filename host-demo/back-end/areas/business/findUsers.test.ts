import type { ErrorResponse, Schema } from '@travel-shell/contract';
import type { Role } from 'travel-shell-back-end/areas/business/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

type Mode = Schema<'UserSearchMode'>;
type Page = Schema<'UserPage'> & Partial<ErrorResponse>;

describe.each(databaseOfAnswers)('the search for users on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  let people: Record<string, TestMember>;

  const name = (userId: string, first_name: string, last_name: string, more: object = {}) =>
    context.db
      .updateTable('business_profiles')
      .set({ first_name, last_name, ...more })
      .where('user_id', '=', userId)
      .execute();

  beforeAll(async () => {
    company = await createTestCompany(context.db, context.server.origin);
    const other = await createTestCompany(context.db, context.server.origin);
    const add = (role: Role) => addMember(context.db, context.server.origin, company.id, role);
    people = {
      admin: company.admin,
      traveler: company.traveler,
      arranger: await add('TRAVEL_ARRANGER'),
      approver: await add('APPROVER'),
      manager: await add('TRAVEL_MANAGER'),
    };
    await name(company.admin.userId, 'Ann', 'Alvarez', { staff_class: 'Executive' });
    await name(company.traveler.userId, 'Tom', 'Tailor');
    await name(people.arranger?.userId ?? '', 'Rosa', 'Raman', { staff_class: 'Staff' });
    await name(people.approver?.userId ?? '', 'Pia', '100%_\\Pound');
    await name(people.manager?.userId ?? '', 'Mona', 'Müller', { staff_class: 'Staff' });
    await name(other.admin.userId, 'Olga', 'Other');
    const guests = [
      { email: 'noor@guest.example', first_name: 'Noor', last_name: 'Aziz', sponsor_id: company.admin.userId },
      { email: 'sam@guest.example', first_name: 'Sam', last_name: 'Reyes', sponsor_id: null },
    ];
    await context.db
      .insertInto('business_guests')
      .values([
        ...guests.map((guest) => ({ company_id: company.id, ...guest })),
        { company_id: other.id, sponsor_id: null, email: 'x@guest.example', first_name: 'Xi', last_name: 'Xu' },
      ])
      .execute();
  });

  const find = (search: Partial<Schema<'UserSearch'>> & { searchMode: Mode }, as = 'admin', paging = '') =>
    send<Page>((people[as] as TestMember).visitor, 'POST', `/i/api/business/users/v2/findUsers${paging}`, {
      json: { query: '', ...search },
    });
  const lastNames = async (...args: Parameters<typeof find>) =>
    (await find(...args)).body.content?.map(({ lastName }) => lastName);

  it('API-124 orders by role, status or when somebody was there last, and by name within it', async () => {
    const order = async (sort: Schema<'UserSearch'>['sort'], as = 'admin') =>
      (await lastNames({ searchMode: 'everyone', ...(sort && { sort }) }, as)) ?? [];
    const byName = await order(undefined);
    expect(await order('NAME')).toEqual(byName);
    expect(await order('ROLE')).toEqual(['Alvarez', 'Müller', '100%_\\Pound', 'Raman', 'Tailor']);
    const ids = Object.values(people).map(({ userId }) => userId);
    const seen = (userId: string, at: string) =>
      context.db.updateTable('sessions').set({ refreshed_at: at }).where('user_id', '=', userId).execute();
    for (const id of ids) await seen(id, '2026-11-01T00:00:00Z');
    await seen(people.traveler?.userId ?? '', '2026-11-03T00:00:00Z');
    await seen(people.manager?.userId ?? '', '2026-11-02T00:00:00Z');
    await context.db
      .updateTable('business_profiles')
      .set({ confirmation_needed: true })
      .where('user_id', '=', company.admin.userId)
      .execute();
    expect(await order('STATUS')).toEqual([...byName.filter((each) => each !== 'Alvarez'), 'Alvarez']);
    const isThere = (name: string) => name !== 'Tailor' && name !== 'Müller';
    // Who asks has just been there.
    const latest = (await order('LAST_SEEN')).filter((name) => name !== 'Alvarez');
    expect(latest).toEqual(['Tailor', 'Müller', ...byName.filter((name) => isThere(name) && name !== 'Alvarez')]);
    // When somebody was there is for who manages people.
    expect(await order('LAST_SEEN', 'manager')).toEqual(byName);
    await context.db
      .updateTable('business_profiles')
      .set({ confirmation_needed: false })
      .where('user_id', '=', company.admin.userId)
      .execute();
  });

  it('API-124 STA-092 STA-093 STA-094 returns one page of people with all their fields', async () => {
    const { status, headers, body } = await find({ searchMode: 'all', query: 'alva' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      content: [
        {
          email: company.admin.email,
          firstName: 'Ann',
          lastName: 'Alvarez',
          role: { roleName: 'Administrator', roleCode: 'ADMIN' },
          profileImageUrl: null,
          customData: { staffClassDescription: 'Executive' },
          membership: {
            id: company.admin.userId,
            isSelf: true,
            status: 'ACTIVE',
            lastSeenAt: expect.any(String),
            invitedUntil: null,
          },
        },
      ],
      paging: {
        pageable: { page: 0, size: 15, offset: 0, paged: true },
        first: true,
        last: true,
        numberOfElements: 1,
        totalPages: 1,
        totalElements: 1,
      },
    });
  });

  it.each<[Mode, string[]]>([
    ['all', ['100%_\\Pound', 'Alvarez', 'Müller', 'Raman', 'Tailor']],
    ['filtered', ['100%_\\Pound', 'Alvarez', 'Müller', 'Raman', 'Tailor']],
    ['admins', ['Alvarez']],
    ['travelManagers', ['Müller']],
    ['approvers', ['100%_\\Pound', 'Alvarez', 'Müller']],
    ['travelersForTravelArranger', ['100%_\\Pound', 'Müller', 'Raman', 'Tailor']],
    ['potentialTravelArrangers', ['Alvarez', 'Müller', 'Raman']],
    ['guestSponsors', ['Alvarez', 'Müller', 'Raman']],
    ['guests', ['Aziz', 'Reyes']],
    ['sponsoredGuests', ['Aziz']],
    ['potentialCustomApprovers', ['100%_\\Pound', 'Alvarez', 'Müller']],
    ['potentialRuleCustomApprovers', ['Alvarez', 'Müller']],
  ])('STA-100 mode %s', async (searchMode, expected) => {
    expect((await lastNames({ searchMode }))?.sort()).toEqual(expected);
  });

  it('STA-092 a guest has the same fields', async () => {
    expect((await find({ searchMode: 'guests', query: 'noor' })).body.content).toEqual([
      {
        email: 'noor@guest.example',
        firstName: 'Noor',
        lastName: 'Aziz',
        role: { roleName: 'Guest', roleCode: 'GUEST' },
        profileImageUrl: null,
        customData: { staffClassDescription: null },
      },
    ]);
  });

  it.each<[string, string[]]>([
    ['ann alv', ['Alvarez']],
    ['alvarez ANN', ['Alvarez']],
    ['  mÜLL ', ['Müller']],
    ['muller', ['Müller']],
    ['@example.com tailor', ['Tailor']],
    ['100%_\\', ['100%_\\Pound']],
    ['%', ['100%_\\Pound']],
    ['ann tailor', []],
    ['Tailor, Tom', ['Tailor']],
    ['tom,', ['Tailor']],
    ['--', []],
    [' , ', ['100%_\\Pound', 'Alvarez', 'Müller', 'Raman', 'Tailor']],
    ["'; drop table users; --", []],
  ])('API-124 the query %j finds %j', async (query, expected) => {
    expect(await lastNames({ searchMode: 'all', query })).toEqual(expected);
  });

  describe('names of all of Latin, and of other keyboards', () => {
    const SORTED = [
      ...[
        'Adams',
        'Æbelø',
        'Aziz',
        'Đorđević',
        'Duda',
        'Ħal',
        'Isak',
        'Işık',
        'Lanz',
        'Ławniczak',
        'Lopez',
        'Meyer Zoe',
      ],
      ...['Meyer-Lund', 'Nguyễn', "O'Brien", 'O’Connor', 'Olsen', 'Østergaard', 'Oz', 'Sand', 'ßtest', 'Strauß'],
      ...['Thorn', 'Þórsson', 'Ｙａｍａｄａ', 'Zimmer', 'Σίσυφος', 'Ωmega', 'أحمد'],
    ];
    let sponsor: TestCompany;
    const guests = (query = '') =>
      send<Page>(sponsor.admin.visitor, 'POST', '/i/api/business/users/v2/findUsers?size=50', {
        json: { searchMode: 'guests', query },
      }).then(({ body }) => body.content.map(({ lastName }) => lastName));
    beforeAll(async () => {
      sponsor = await createTestCompany(context.db, context.server.origin);
      const values = [...SORTED].reverse().map((last_name, index) => ({
        ...{ company_id: sponsor.id, sponsor_id: null, last_name },
        ...{ first_name: 'Max', email: `guest-o'${index}@guest.example` },
      }));
      await context.db.insertInto('business_guests').values(values).execute();
    });

    it('API-124 are sorted where their letters are', async () => {
      const found = await guests();
      const folded = (text = '') => found.indexOf(text);
      expect(found).toHaveLength(SORTED.length);
      expect(found.filter((text) => !['Meyer-Lund', 'Meyer Zoe'].includes(text))).toEqual(
        SORTED.filter((text) => !['Meyer-Lund', 'Meyer Zoe'].includes(text)),
      );
      expect(Math.abs(folded('Meyer-Lund') - folded('Meyer Zoe'))).toBe(1);
    });

    it.each([
      ['lawniczak', ['Ławniczak']],
      ['ŁAWNICZAK', ['Ławniczak']],
      ['ostergaard', ['Østergaard']],
      ['dordevic', ['Đorđević']],
      ['aebelo', ['Æbelø']],
      ['isik', ['Işık']],
      ['sstest', ['ßtest']],
      ['STRAUSS', ['Strauß']],
      ['thorsson', ['Þórsson']],
      ['nguyen', ['Nguyễn']],
      ['o’brien', ["O'Brien"]],
      ["o'connor", ['O’Connor']],
      ['oconnor', ['O’Connor']],
      ['meyer lund', ['Meyer-Lund']],
      ['Meyer-Lund', ['Meyer-Lund']],
      ['Zimmer, Max', ['Zimmer']],
      ['yamada', ['Ｙａｍａｄａ']],
      ['ΣΊΣΥΦΟΣ', ['Σίσυφος']],
      ['احمد', ['أحمد']],
      ["guest-o'0@", ['أحمد']],
    ])('API-124 %s finds %j', async (query, expected) => {
      expect(await guests(query)).toEqual(expected);
    });
  });

  it.each<[object, string[]]>([
    [{ roles: ['ADMIN', 'TRAVELER'] }, ['Alvarez', 'Tailor']],
    [{ staffClasses: ['Staff'] }, ['Müller', 'Raman']],
    [{ roles: ['TRAVEL_MANAGER', 'ADMIN'], staffClasses: ['Staff'] }, ['Müller']],
    [{ roles: [], staffClasses: [] }, ['100%_\\Pound', 'Alvarez', 'Müller', 'Raman', 'Tailor']],
  ])('API-124 the filters %j leave %j', async (filters, expected) => {
    expect((await lastNames({ searchMode: 'filtered', filters }))?.sort()).toEqual(expected);
  });

  it('STA-094 pages through everyone once, in a stable order', async () => {
    const seen: string[] = [];
    for (const page of [0, 1, 2]) {
      const { body } = await find({ searchMode: 'all' }, 'admin', `?page=${page}&size=2`);
      seen.push(...body.content.map(({ email }) => email));
      expect(body.paging).toEqual({
        pageable: { page, size: 2, offset: page * 2, paged: true },
        first: page === 0,
        last: page === 2,
        numberOfElements: page === 2 ? 1 : 2,
        totalPages: 3,
        totalElements: 5,
      });
    }
    expect(new Set(seen).size).toBe(5);
    const beyond = (await find({ searchMode: 'all' }, 'admin', '?page=9&size=2')).body;
    expect(beyond).toMatchObject({ content: [], paging: { last: true, numberOfElements: 0, totalElements: 5 } });
    expect((await find({ searchMode: 'all', query: 'zzz' })).body.paging).toMatchObject({
      first: true,
      last: true,
      totalPages: 0,
    });
  });

  it.each(['?page=-1', '?size=0', '?size=101', '?page=x', '?page=99999999999'])(
    'BIZ-060 API-124 calls %s a VALIDATION_ERROR',
    async (paging) => {
      const { status, body } = await find({ searchMode: 'all' }, 'admin', paging);
      expect([status, body.errors?.[0]?.code]).toEqual([400, 'VALIDATION_ERROR']);
    },
  );

  it.each<[Mode, string, number]>([
    ['all', 'traveler', 403],
    ['guests', 'traveler', 403],
    ['sponsoredGuests', 'traveler', 403],
    ['travelersForTravelArranger', 'traveler', 403],
    ['all', 'approver', 200],
    ['guests', 'approver', 403],
    ['sponsoredGuests', 'arranger', 200],
    ['guests', 'arranger', 200],
  ])('API-124 mode %s answers the %s with %i', async (searchMode, as, expected) => {
    expect((await find({ searchMode }, as)).status).toBe(expected);
  });

  it('API-124 shows an arranger only those who named them', async () => {
    expect(await lastNames({ searchMode: 'travelersForTravelArranger' }, 'arranger')).toEqual([]);
    await context.db
      .insertInto('travel_arrangers')
      .values({ arranger_id: people.arranger?.userId ?? '', traveler_id: company.traveler.userId })
      .execute();
    expect(await lastNames({ searchMode: 'travelersForTravelArranger' }, 'arranger')).toEqual(['Tailor']);
  });
});
