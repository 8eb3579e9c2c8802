import { randomUUID } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { ApiError } from '../../errors/ApiError.ts';
import type { OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { siteOrigin } from '../auth/siteOrigin.ts';
import { changeSso, companySsoOf, noEntry, ssoVersionOf } from './changeSso.ts';
import { beginSsoAttempt, entryPointUrl, outdateTries } from './ssoAttempts.ts';
import { clientSecretPlace, findSsoEntry, listSsoEntries } from './ssoEntries.ts';

const MAX_ENTRIES = 20;

/** API-102 to API-108: the identity providers of a company. */
export function createSsoOperations(services: Services) {
  const { db } = services;
  /** Nothing here reads it again, as a company's own entries do not sign anybody in yet. */
  const sealed = (id: string, secret: string) => ({
    sealed_client_secret: services.keyring.seal(secret, clientSecretPlace(id)),
  });

  return {
    async getSsoEntryPointUrl(request): Promise<Schema<'SsoUrl'>> {
      const { companyId } = request.member;
      return { url: entryPointUrl(siteOrigin(services, request), companyId) };
    },

    async listSsoSettings(request, reply): Promise<Schema<'CompanySso'>> {
      const { companyId } = request.member;
      const entries = await listSsoEntries(db, companyId);
      reply.header('ETag', ssoVersionOf(entries));
      return companySsoOf(db, companyId, entries);
    },

    async addSsoEntry(request, reply): Promise<Schema<'SsoEntry'>> {
      const { companyId } = request.member;
      const form = request.body;
      const id = randomUUID();
      const entry = await changeSso(db, request, reply, {
        action: 'ADDED',
        hasNewSecret: Boolean(form.clientSecret),
        async write(trx, before) {
          if (before.length >= MAX_ENTRIES) throw tooMany();
          await trx
            .insertInto('company_sso_entries')
            .values({
              id,
              company_id: companyId,
              ...toRow(form),
              ...(form.clientSecret && sealed(id, form.clientSecret)),
            })
            .execute();
          return id;
        },
      });
      return found(entry, id);
    },

    async updateSsoEntry(request, reply): Promise<Schema<'SsoEntry'>> {
      const form = request.body;
      const { id } = request.params;
      const hasNewSecret = Boolean(form.clientSecret);
      const entry = await changeSso(db, request, reply, {
        action: 'CHANGED',
        id,
        hasNewSecret,
        async write(trx, before) {
          const old = before.find((one) => one.id === id);
          await trx
            .updateTable('company_sso_entries')
            .set({ ...toRow(form), ...(form.clientSecret && sealed(id, form.clientSecret)) })
            .where('id', '=', id)
            .execute();
          if (hasNewSecret || ASKED.some((name) => old?.[name] !== form[name])) await outdateTries(trx, id);
          return id;
        },
      });
      return found(entry, id);
    },

    async deleteSsoEntry(request, reply): Promise<void> {
      const { id } = request.params;
      await changeSso(db, request, reply, {
        action: 'REMOVED',
        id,
        async write(trx) {
          await trx.deleteFrom('company_sso_entries').where('id', '=', id).execute();
          return id;
        },
      });
      reply.code(204);
    },

    async toggleSsoEntry(request, reply): Promise<Schema<'SsoEntry'>> {
      const { id, flag } = request.params;
      const entry = await changeSso(db, request, reply, {
        action: 'CHANGED',
        id,
        async write(trx) {
          await trx.updateTable('company_sso_entries').set({ active: flag }).where('id', '=', id).execute();
          return id;
        },
      });
      return found(entry, id);
    },

    async getExternalAuthorizationUrl(request): Promise<Schema<'SsoUrl'>> {
      const { companyId, userId } = request.member;
      const entry = found(await findSsoEntry(db, companyId, request.params.id), request.params.id);
      return { url: await beginSsoAttempt(db, siteOrigin(services, request), entry, userId) };
    },
  } satisfies Partial<OperationHandlers>;
}

/** The fields of an entry that the identity provider sees. */
const ASKED = ['issuer', 'authorizationEndpoint', 'clientId'] as const;

const toRow = ({ name, issuer, authorizationEndpoint, clientId }: Schema<'SsoEntryForm'>) => ({
  name,
  issuer,
  authorization_endpoint: authorizationEndpoint,
  client_id: clientId,
});

function found(entry: Schema<'SsoEntry'> | undefined, id: string): Schema<'SsoEntry'> {
  if (!entry) throw noEntry(id);
  return entry;
}

const tooMany = () =>
  new ApiError(
    409,
    'TOO_MANY_SSO_ENTRIES',
    `A company has at most ${MAX_ENTRIES} SSO entries.`,
    'Please remove an identity provider first.',
  );
