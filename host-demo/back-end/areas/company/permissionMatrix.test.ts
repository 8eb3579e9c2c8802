import type { Schema } from '@travel-shell/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseOfAnswers } from '../../testing/databases.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { Visitor } from '../../testing/Visitor.ts';
import { type BusinessOperation, readBusinessOperations } from './testing/businessOperations.ts';
import { addAccount, createTestCompany, type TestCompany } from './testing/createTestCompany.ts';
import { CALLS_BY_PERMISSION, type CallValues, PERMISSION_CASES } from './testing/permissionCases.ts';
import { PNG } from './testing/pictures.ts';
import { type Answer, send } from './testing/send.ts';
import { marksOf, readTraces } from './testing/traces.ts';

const operations = await readBusinessOperations();

const SETUP_TIMEOUT_MS = 60_000;

/** The call with the contract's example values, overridden by this case. */
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

it('takes no permission from a call, and gives none another, unnoticed', () => {
  const listed = Object.entries(CALLS_BY_PERMISSION).flatMap(([permission, ids]) => ids.map((id) => [id, permission]));
  const ofContract = operations.map(({ id, permission }) => [id, permission]).filter(([, permission]) => permission);
  expect(Object.fromEntries(ofContract)).toEqual(Object.fromEntries(listed));
});

describe.each(databaseOfAnswers)('the permission matrix of a company on $kind', ({ create }) => {
  const context = useTestServer(create);

  it('reads the calls from the contract', () => {
    expect(operations.length).toBeGreaterThan(50);
    const ids = operations.map(({ id }) => id);
    expect(ids).toContain('deleteCompany');
    for (const id of Object.keys(PERMISSION_CASES)) expect(ids).toContain(id);
  });

  describe.each(operations)('$method $path', (operation) => {
    const usual = PERMISSION_CASES[operation.id] ?? {};
    // All features, but for the call that adds some.
    const tier = operation.id === 'upgradeTier' ? 'bizPlus' : 'enterprise';
    const newCompany = () => createTestCompany(context.db, context.server.origin, { tier });
    let company: TestCompany;
    let other: TestCompany;
    let values: CallValues;
    let traces: string[];

    beforeAll(async () => {
      // All calls share one address, which does not matter here.
      await context.db.deleteFrom('login_attempts').execute();
      company = await newCompany();
      other = await newCompany();
      values = (await usual.prepare?.(context.db, company)) ?? {};
      traces = await readTraces(context.db, company);
    }, SETUP_TIMEOUT_MS);

    const expectUntouched = async () => expect(await readTraces(context.db, company)).toEqual(traces);
    /** The response contains nothing the caller did not send. */
    const expectSilence = (answer: Answer<unknown>) => {
      const said = JSON.stringify(values);
      const told = JSON.stringify(answer.body);
      expect(marksOf(company).filter((mark) => told.includes(mark) && !said.includes(mark))).toEqual([]);
    };

    it(operation.isOpen ? 'is open to anyone' : 'requires a sign-in', async () => {
      const answer = await call(new Visitor(context.server.origin), operation, values);
      if (operation.isOpen) expect(answer.status).toEqual(SUCCESS);
      else expect([answer.status, codeOf(answer)]).toEqual([401, 'INVALID_SESSION']);
      await expectUntouched();
      expectSilence(answer);
    });

    it('does not let another company’s administrator see or change this one', async () => {
      const answer = await call(other.admin.visitor, operation, values);
      expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.foreign ?? SUCCESS);
      await expectUntouched();
      expectSilence(answer);
    });

    it(operation.permission ? `refuses a member without ${operation.permission}` : 'answers any member', async () => {
      const answer = await call(company.traveler.visitor, operation, values);
      const expected = usual.member ?? (operation.permission ? 403 : SUCCESS);
      expect(answer.status, JSON.stringify(answer.body)).toEqual(expected);
      if (expected === 403) expect(codeOf(answer)).toBe('FORBIDDEN');
      if (operation.permission) {
        expect(answer.body?.errors[0]?.description).toContain(`permission ${operation.permission}.`);
      }
      if (expected !== SUCCESS) await expectUntouched();
    });

    if (operation.permission) {
      it('rejects an account without a company', async () => {
        const { visitor } = await addAccount(context.db, context.server.origin);
        const answer = await call(visitor, operation, values);
        expect([answer.status, codeOf(answer)]).toEqual([403, 'FORBIDDEN']);
        await expectUntouched();
        expectSilence(answer);
      });
    }

    it('works for the administrator', async () => {
      const answer = await call(company.admin.visitor, operation, values);
      expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.admin ?? SUCCESS);
    });

    for (const permission of usual.isPersonal ? [] : operation.permissions) {
      it(`needs no more than ${permission}`, async () => {
        const { db } = context;
        const fresh = await newCompany();
        const freshValues = (await usual.prepare?.(db, fresh)) ?? {};
        await db
          .updateTable('business_profiles')
          .set({ permissions: JSON.stringify([permission]) })
          .where('user_id', '=', fresh.traveler.userId)
          .execute();
        const answer = await call(fresh.traveler.visitor, operation, freshValues);
        expect(answer.status, JSON.stringify(answer.body)).toEqual(usual.admin ?? SUCCESS);
      });
    }
  });
});
