import { randomUUID } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import type { CompanySsoEntryTable } from './companyTables.ts';
import { beginSsoAttempt, entryPointUrl } from './ssoAttempts.ts';
import { clientSecretPlace, findSsoEntry, listSsoEntries } from './ssoEntries.ts';

const MAX_ENTRIES = 20;

/** API-102 to API-108: the identity providers of a company. */
export function createSsoOperations(services: Services) {
  const { db } = services;
  /** Nothing here reads it again, as a company's own entries do not sign anybody in yet. */
  const sealed = (id: string, secret: string) => ({
    client_secret: null,
    sealed_client_secret: services.keyring.seal(secret, clientSecretPlace(id)),
  });

  /** For another company's entry, does nothing and reveals nothing. */
  const update = async (companyId: string, id: string, values: Updateable<CompanySsoEntryTable>) => {
    await db
      .updateTable('company_sso_entries')
      .set(values)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    return requireEntry(db, companyId, id);
  };

  return {
    async getSsoEntryPointUrl(request): Promise<Schema<'SsoUrl'>> {
      const { companyId } = request.member;
      return { url: entryPointUrl(siteOrigin(services, request), companyId) };
    },

    async listSsoSettings(request): Promise<Schema<'CompanySso'>> {
      const { companyId } = request.member;
      return { ssoSettings: await listSsoEntries(db, companyId) };
    },

    async addSsoEntry(request): Promise<Schema<'SsoEntry'>> {
      const { companyId } = request.member;
      const form = request.body;
      return db.transaction().execute(async (trx) => {
        // Lock the company's row, so that concurrent additions are counted one after the other.
        await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
        const { count } = await trx
          .selectFrom('company_sso_entries')
          .select((of) => of.fn.countAll<string | number>().as('count'))
          .where('company_id', '=', companyId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_ENTRIES) {
          throw new ApiError(
            409,
            'TOO_MANY_SSO_ENTRIES',
            `A company has at most ${MAX_ENTRIES} SSO entries.`,
            'Please remove an identity provider first.',
          );
        }
        const id = randomUUID();
        await trx
          .insertInto('company_sso_entries')
          .values({
            id,
            company_id: companyId,
            ...toRow(form),
            ...(form.clientSecret && sealed(id, form.clientSecret)),
          })
          .execute();
        return requireEntry(trx, companyId, id);
      });
    },

    async updateSsoEntry(request): Promise<Schema<'SsoEntry'>> {
      const { companyId } = request.member;
      const form = request.body;
      const { id } = request.params;
      return update(companyId, id, { ...toRow(form), ...(form.clientSecret && sealed(id, form.clientSecret)) });
    },

    async deleteSsoEntry(request, reply): Promise<void> {
      const { companyId } = request.member;
      const { numDeletedRows } = await db
        .deleteFrom('company_sso_entries')
        .where('company_id', '=', companyId)
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noEntry(request.params.id);
      reply.code(204);
    },

    async toggleSsoEntry(request): Promise<Schema<'SsoEntry'>> {
      const { companyId } = request.member;
      const { id, flag } = request.params;
      return update(companyId, id, { active: flag });
    },

    async getExternalAuthorizationUrl(request): Promise<Schema<'SsoUrl'>> {
      const { companyId, userId } = request.member;
      const entry = await requireEntry(db, companyId, request.params.id);
      return { url: await beginSsoAttempt(db, siteOrigin(services, request), entry, userId) };
    },
  } satisfies Partial<OperationHandlers>;
}

const toRow = ({ name, issuer, authorizationEndpoint, clientId }: Schema<'SsoEntryForm'>) => ({
  name,
  issuer,
  authorization_endpoint: authorizationEndpoint,
  client_id: clientId,
});

async function requireEntry(db: Kysely<Database>, companyId: string, id: string): Promise<Schema<'SsoEntry'>> {
  const entry = await findSsoEntry(db, companyId, id);
  if (!entry) throw noEntry(id);
  return entry;
}

const noEntry = (id: string) =>
  new ApiError(404, 'NOT_FOUND', `This company has no SSO entry ${id}.`, 'This does not exist any more.');
