import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { Visitor } from '../testing/Visitor.ts';
import { type BusinessOperation, readBusinessOperations } from './testing/businessOperations.ts';
import { createTestCompany } from './testing/createTestCompany.ts';
import { type CallValues, PERMISSION_CASES } from './testing/permissionCases.ts';
import { PNG } from './testing/pictures.ts';
import { type Answer, send } from './testing/send.ts';
import { marksOf, readTraces } from './testing/traces.ts';
import { useTestServer } from './testing/useTestServer.ts';

const operations = await readBusinessOperations();

/** The call as the contract shows it, with the values of this case in place of the examples'. */
function call(visitor: Visitor, operation: BusinessOperation, values: CallValues) {
  const url = new URL(operation.path, 'http://localhost');
  let path = operation.path;
  for (const { name, in: place, required, example } of operation.parameters) {
    const given = { ...values.path, ...values.query }[name] ?? example;
    if (given === undefined && required) throw new Error(`${operation.id}: give ${name} an example in the contract.`);
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(given)));
    else if (given !== undefined) url.searchParams.set(name, String(given));
  }
  let form: FormData | undefined;
  if (operation.form) {
    form = new FormData();
    for (const { name, isFile } of operation.form) {
      if (isFile) form.append(name, new Blob([PNG], { type: 'image/png' }), 'picture.png');
      else form.append(name, 'Some text');
    }
  }
  const json = values.json ?? operation.json;
  return send<Schema<'ErrorResponse'> | null>(visitor, operation.method, path + url.search, form ? { form } : { json });
}

const SUCCESS = expect.toSatisfy((status: number) => status >= 200 && status < 300, 'a success');
const codeOf = ({ body }: Answer<Schema<'ErrorResponse'> | null>) => body?.errors?.[0]?.code;

describe.each(databaseKinds)('who may do what in a company, on $kind', ({ create }) => {
  const context = useTestServer(create);

  it('reads the calls from the contract', () => {
    expect(operations.length).toBeGreaterThan(50);
    const ids = operations.map(({ id }) => id);
    expect(ids).toContain('deleteCompany');
    for (const id of Object.keys(PERMISSION_CASES)) expect(ids).toContain(id);
  });

  describe.each(operations)('$method $path', (operation) => {
    const usual = PERMISSION_CASES[operation.id] ?? {};

    const setUp = async () => {
      const { db, server } = context;
      const [company, other] = [
        await createTestCompany(db, server.origin, { tier: 'bizPlus' }),
        await createTestCompany(db, server.origin, { tier: 'bizPlus' }),
      ];
      const values = (await usual.prepare?.(db, company)) ?? {};
      const traces = await readTraces(db, company);
      const expectUntouched = async () => expect(await readTraces(db, company)).toEqual(traces);
      const expectSilence = (answer: Answer<unknown>) => {
        const sent = JSON.stringify(values);
        for (const mark of marksOf(company)) {
          if (!sent.includes(mark)) expect(JSON.stringify(answer.body)).not.toContain(mark);
        }
      };
      return { company, other, values, expectUntouched, expectSilence };
    };

    it(operation.isOpen ? 'is open to anybody' : 'asks who one is', async () => {
      const { values, expectUntouched, expectSilence } = await setUp();
      const answer = await call(new Visitor(context.server.origin), operation, values);
      if (operation.isOpen) expect(answer.status).toEqual(SUCCESS);
      else expect([answer.status, codeOf(answer)]).toEqual([401, 'INVALID_SESSION']);
      await expectUntouched();
      expectSilence(answer);
    });

    it(operation.permission ? `refuses a member without ${operation.permission}` : 'answers any member', async () => {
      const { company, values, expectUntouched } = await setUp();
      const answer = await call(company.traveler.visitor, operation, values);
      const expected = usual.member ?? (operation.permission ? 403 : SUCCESS);
      expect(answer.status).toEqual(expected);
      if (expected === 403) expect(codeOf(answer)).toBe('FORBIDDEN');
      if (operation.permission) {
        expect(answer.body?.errors[0]?.description).toContain(`permission ${operation.permission}.`);
      }
      if (expected !== SUCCESS) await expectUntouched();
    });

    if (operation.permission && !usual.isPersonal) {
      it(`needs no more than ${operation.permission}`, async () => {
        const { company, values } = await setUp();
        await context.db
          .updateTable('business_profiles')
          .set({ permissions: JSON.stringify([operation.permission]), booking_mode: 'TRAVELER_OR_TRAVEL_MANAGER' })
          .where('user_id', '=', company.traveler.userId)
          .execute();
        const answer = await call(company.traveler.visitor, operation, values);
        expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.admin ?? SUCCESS);
      });
    }

    it('lets an administrator of another company neither see nor change anything of this one', async () => {
      const { other, values, expectUntouched, expectSilence } = await setUp();
      const answer = await call(other.admin.visitor, operation, values);
      expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.foreign ?? SUCCESS);
      await expectUntouched();
      expectSilence(answer);
    });

    it('works for the administrator', async () => {
      const { company, values } = await setUp();
      const answer = await call(company.admin.visitor, operation, values);
      expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.admin ?? SUCCESS);
    });
  });
});
