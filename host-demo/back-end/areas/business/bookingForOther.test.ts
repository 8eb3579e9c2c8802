import type { ErrorResponse, Schema } from '@travel-shell/contract';
import type { Role } from 'travel-shell-back-end/areas/business/roles.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  addMember,
  createTestCompany,
  type TestCompany,
  type TestMember,
} from '../company/testing/createTestCompany.ts';
import { send } from '../company/testing/send.ts';

const ME = '/i/api/business/me/v1';

describe.each(databaseOfAnswers)('booking for others on $kind', ({ create }) => {
  const context = useTestServer(create);
  let company: TestCompany;
  beforeEach(async () => {
    company = await createTestCompany(context.db, context.server.origin);
  });
  const add = (role: Role) => addMember(context.db, context.server.origin, company.id, role);
  const setProfile = (userId: string, set: object) =>
    context.db.updateTable('business_profiles').set(set).where('user_id', '=', userId).execute();
  const select = (member: TestMember, email: string) =>
    send<Schema<'BookingForUserInfo'> & Partial<ErrorResponse>>(member.visitor, 'POST', `${ME}/traveler/select`, {
      json: { email },
    });
  const selectGuest = (member: TestMember, json: object) =>
    send<Schema<'BookingForUserInfo'> & Partial<ErrorResponse>>(member.visitor, 'POST', `${ME}/guest/select`, { json });
  const bookingFor = async ({ visitor }: TestMember) => {
    const { currentlyBookingForOther, currentTraveler, currentTravelerInfoState } = (await visitor.authState())
      .businessState;
    return { currentlyBookingForOther, currentTraveler, currentTravelerInfoState };
  };

  it('API-081 API-083 STA-022 STA-023 STA-024 STA-095 selects a colleague, then the member again', async () => {
    const { admin, traveler } = company;
    const { status, body } = await select(admin, ` ${traveler.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({ accountName: expect.stringMatching(/^Test /), userImgUrl: null });
    expect(await bookingFor(admin)).toEqual({
      currentlyBookingForOther: true,
      currentTraveler: traveler.email,
      currentTravelerInfoState: body,
    });
    const identity = await send<Schema<'CurrentIdentity'>>(admin.visitor, 'GET', `${ME}/currentIdentity`);
    expect(identity.body.bookingFor).toEqual(body);
    for (const _again of [1, 2]) {
      expect(await send(admin.visitor, 'POST', `${ME}/traveler/unselect`)).toMatchObject({ status: 204, body: null });
      expect((await bookingFor(admin)).currentTraveler).toBeNull();
    }
  });

  it('a write that believes in another traveler than there is by now changes nothing, and is told so', async () => {
    const { admin, traveler } = company;
    const other = await add('TRAVELER');
    const write = (path: string, json: object) =>
      send<Partial<ErrorResponse>>(admin.visitor, 'POST', `${ME}/${path}`, { json });
    const changed = { status: 409, body: { errors: [expect.objectContaining({ code: 'TRAVELER_CHANGED' })] } };

    // This tab shows the member; another one has chosen a traveler.
    await select(admin, traveler.email);
    const guest = { email: 'sam@guest.example', firstName: 'Sam', lastName: 'Reyes' };
    for (const believed of [null, other.email]) {
      expect(await write('traveler/select', { email: other.email, currentTraveler: believed })).toMatchObject(changed);
      expect(await write('guest/select', { ...guest, currentTraveler: believed })).toMatchObject(changed);
      expect(await write('traveler/unselect', { currentTraveler: believed })).toMatchObject(changed);
      expect((await bookingFor(admin)).currentTraveler).toBe(traveler.email);
    }

    // Who knows of it goes on, whatever the case of the address.
    const known = { email: other.email, currentTraveler: traveler.email.toUpperCase() };
    expect(await write('traveler/select', known)).toMatchObject({ status: 200 });
    expect((await bookingFor(admin)).currentTraveler).toBe(other.email);
    expect(await write('traveler/unselect', { currentTraveler: other.email })).toMatchObject({ status: 204 });
    expect(await write('guest/select', { ...guest, currentTraveler: null })).toMatchObject({ status: 200 });
    expect(await write('traveler/unselect', { currentTraveler: guest.email })).toMatchObject({ status: 204 });
  });

  it('of two tabs that choose at once one is told', async () => {
    const { admin, traveler } = company;
    const other = await add('TRAVELER');
    const answers = await Promise.all(
      [traveler, other].map(({ email }) =>
        send(admin.visitor, 'POST', `${ME}/traveler/select`, { json: { email, currentTraveler: null } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('API-081 BIZ-041 the permission decides who can be chosen', async () => {
    const arranger = await add('TRAVEL_ARRANGER');
    const manager = await add('TRAVEL_MANAGER');
    const open = company.traveler;
    const reserved = await add('TRAVELER');
    await setProfile(reserved.userId, { allows_booking_by_others: false });
    const reach = async (member: TestMember) => [
      (await select(member, open.email)).status,
      (await select(member, reserved.email)).status,
    ];
    // ALL; ALL_ALLOWING and OTHER; EXPLICIT without and with being named.
    expect(await reach(company.admin)).toEqual([200, 200]);
    expect(await reach(manager)).toEqual([200, 404]);
    expect(await reach(arranger)).toEqual([404, 404]);
    await context.db
      .insertInto('travel_arrangers')
      .values({ arranger_id: arranger.userId, traveler_id: reserved.userId })
      .execute();
    expect(await reach(arranger)).toEqual([404, 200]);
    expect(await reach(await add('APPROVER'))).toEqual([403, 403]);
  });

  it('STA-025 STA-028 STA-034 STA-035 whoever gets a role can at once do what it allows, in every part of the state', async () => {
    const member = await addMember(context.db, context.server.origin, company.id, 'TRAVELER');
    const state = async () => (await member.visitor.authState()).businessState;
    expect(await state()).toMatchObject({
      ...{ travelArranger: false, bookingMode: 'TRAVELER_ONLY' },
      ...{ authorizedForApprovalsPage: false, bookOnBehalfEnabled: false },
    });
    expect((await select(member, company.traveler.email)).status).toBe(403);
    await setProfile(member.userId, { role: 'TRAVEL_MANAGER' });
    expect(await state()).toMatchObject({
      ...{ travelArranger: true, bookingMode: 'TRAVELER_OR_TRAVEL_MANAGER' },
      ...{ authorizedForApprovalsPage: true, bookOnBehalfEnabled: true },
    });
    expect((await select(member, company.traveler.email)).status).toBe(200);
    await setProfile(member.userId, { role: 'APPROVER' });
    expect(await state()).toMatchObject({ travelArranger: false, authorizedForApprovalsPage: true });
  });

  it('API-081 rejects oneself, a stranger and a member of another company, and changes nothing', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    await select(company.admin, company.traveler.email);
    const answers = [];
    for (const email of [company.admin.email, 'nobody@example.com', other.traveler.email, 'ada@example.com']) {
      const { status, body } = await select(company.admin, email);
      answers.push([status, body.errors?.[0]?.description?.replace(email, '…')]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect((await bookingFor(company.admin)).currentTraveler).toBe(company.traveler.email);
  });

  it('API-082 adds a guest with a name, and finds them by the address alone afterwards', async () => {
    const { admin } = company;
    expect((await selectGuest(admin, { email: 'noor@guest.example' })).status).toBe(404);
    const added = await selectGuest(admin, { email: 'Noor@Guest.example', firstName: 'Noor', lastName: 'Aziz' });
    expect([added.status, added.body]).toEqual([200, { accountName: 'Noor Aziz', userImgUrl: null }]);
    expect(await bookingFor(admin)).toEqual({
      currentlyBookingForOther: true,
      currentTraveler: 'noor@guest.example',
      currentTravelerInfoState: { accountName: 'Noor Aziz', userImgUrl: null },
    });
    await select(admin, company.traveler.email);
    expect((await bookingFor(admin)).currentTraveler).toBe(company.traveler.email);
    const arranger = await add('TRAVEL_ARRANGER');
    expect((await selectGuest(arranger, { email: 'noor@guest.example' })).body.accountName).toBe('Noor Aziz');
    const guests = await context.db
      .selectFrom('business_guests')
      .select(['email', 'sponsor_id'])
      .where('company_id', '=', company.id)
      .execute();
    expect(guests).toEqual([{ email: 'noor@guest.example', sponsor_id: admin.userId }]);
  });

  it('API-082 needs GUEST_INVITE for a new guest, both names, and does not see guests of others', async () => {
    const other = await createTestCompany(context.db, context.server.origin);
    await selectGuest(other.admin, { email: 'theirs@guest.example', firstName: 'T', lastName: 'H' });
    expect((await selectGuest(company.admin, { email: 'theirs@guest.example' })).status).toBe(404);
    expect((await selectGuest(company.admin, { email: 'x@guest.example', firstName: 'X' })).status).toBe(400);
    await setProfile(company.traveler.userId, { permissions: '["TRIP_EVENT_BOOK_GUEST"]' });
    const fresh = { email: 'x@guest.example', firstName: 'X', lastName: 'Y' };
    expect((await selectGuest(company.traveler, fresh)).status).toBe(403);
    await selectGuest(company.admin, fresh);
    expect((await selectGuest(company.traveler, fresh)).status).toBe(200);
  });

  it('API-082 adds a guest once under concurrent requests', async () => {
    const manager = await add('TRAVEL_MANAGER');
    const guest = { email: 'twice@guest.example', firstName: 'T', lastName: 'W' };
    const answers = await Promise.all([selectGuest(company.admin, guest), selectGuest(manager, guest)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
