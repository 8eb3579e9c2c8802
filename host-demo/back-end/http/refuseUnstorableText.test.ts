import type { Schema } from '@travel-shell/contract';
import { describe, expect, it } from 'vitest';
import { createTestCompany } from '../areas/company/testing/createTestCompany.ts';
import { send } from '../areas/company/testing/send.ts';
import { databaseKinds } from '../testing/databases.ts';
import { useTestServer } from '../testing/useTestServer.ts';

const COMPANY = '/i/api/business/company/v1';
const ADDRESS = { street: 'Torstraße 1', postalCode: null, city: 'Berlin', region: null, countryCode: 'DE' };
const FACTS = { name: 'Text', website: null, phoneNumber: null, address: ADDRESS };

describe.each(databaseKinds)('text that cannot be stored on $kind', ({ create }) => {
  const context = useTestServer(create);

  it('is rejected anywhere, with its position', async () => {
    const { admin } = await createTestCompany(context.db, context.server.origin);
    const form = new FormData();
    form.append('subject', 'Hello');
    form.append('description', 'a\0b');
    const answers = await Promise.all(
      (
        [
          ['body/name', 'PUT', '/', { json: { ...FACTS, name: 'a\0b' } }],
          ['body/name', 'PUT', '/', { json: { ...FACTS, name: 'a\ud800' } }],
          ['body/address/city', 'PUT', '/', { json: { ...FACTS, address: { ...ADDRESS, city: '\udc00b' } } }],
          ['body', 'PUT', '/', { json: { ...FACTS, 'a\0': 1 } }],
          ['params/mode', 'PUT', '/settings/autoApproval/A%00', {}],
          ['querystring/userEmail', 'POST', '/sendConfirmation?userEmail=a%00@example.com', {}],
          ['body/description', 'POST', '/contactAccountManager', { form }],
        ] as const
      ).map(async ([where, method, path, body]) => {
        const answer = await send<Schema<'ErrorResponse'>>(admin.visitor, method, COMPANY + path, body);
        return [where, answer.status, answer.body.errors[0]?.code, answer.body.errors[0]?.description];
      }),
    );
    for (const [where, status, code, description] of answers) {
      expect([status, code, description]).toEqual([400, 'VALIDATION_ERROR', expect.stringMatching(`^${where} must`)]);
    }
  });

  it('does not affect storable text or deeply nested bodies', async () => {
    const { admin } = await createTestCompany(context.db, context.server.origin);
    const name = 'Größe 👩‍🚀 ليلى';
    expect((await send(admin.visitor, 'PUT', `${COMPANY}/`, { json: { ...FACTS, name } })).status).toBe(200);
    const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
    const response = await admin.visitor.fetch(`${COMPANY}/`, {
      method: 'PUT',
      headers: { 'X-CSRF': await admin.visitor.formToken(), 'Content-Type': 'application/json' },
      body: deep,
    });
    expect(response.status).toBe(400);
  });
});
