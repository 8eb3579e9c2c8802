import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../http/Services.ts';
import { newestRecord, takeTurn } from './consentRecords.ts';
import type { ConsentKind } from './consentTables.ts';
import { type ConsentVisitor, type NamedVisitor, readVisitor } from './consentVisitor.ts';
import { mirrorDecisions } from './mirrorDecisions.ts';

const KINDS: readonly ConsentKind[] = ['cookies', 'tcf', 'two_party', 'gdpr'];

/**
 * At sign-in: what was chosen in this browser while signed out becomes the account's, on all its devices, unless the
 * account's own choice is newer. The cookies then repeat the newer one. Never fails the sign-in: without it, both sets
 * of records are there, and the next read compares them again.
 */
export async function takeOverConsent(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    const visitor = await readVisitor(services, request, reply);
    if (visitor.userId === null) return;
    if (isNamed(visitor)) await copyNewer(services.db, visitor);
    // Choices that the account has made elsewhere follow it to a new browser.
    await mirrorDecisions(services, request, reply, visitor, !isNamed(visitor));
  } catch (error) {
    request.log.error(error, 'the consent given before the sign-in could not be taken over');
  }
}

const isNamed = (visitor: ConsentVisitor): visitor is NamedVisitor => visitor.visitorHash !== null;

function copyNewer(db: Kysely<Database>, visitor: NamedVisitor): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, visitor);
    for (const kind of KINDS) {
      const newest = await newestRecord(trx, visitor, kind);
      if (!newest || newest.userId === visitor.userId) continue;
      await trx
        .insertInto('consent_records')
        .values({
          visitor_hash: newest.visitorHash,
          user_id: visitor.userId,
          kind,
          value: JSON.stringify(newest.value),
          text_version: newest.text?.version ?? null,
          text_locale: newest.text?.locale ?? null,
          was_taken_over: true,
          // When it was chosen, so that it runs out when it would have.
          created_at: newest.time,
        })
        .execute();
    }
  });
}
