import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { notFound } from '../../errors/ApiError.ts';
import { allowAnyOrigin } from '../../http/assets.ts';

export const LOGO_FOLDER = '/site/company-logos/';

const FILE_NAME = /^[0-9a-f]{64}\.(jpg|png|gif|webp)$/;

/**
 * Serves logos by the hash of their content. Anyone with the URL may see one, like any picture on a page. The file is
 * user content, so headers make the browser treat it only as a picture.
 */
export function registerCompanyLogos(app: FastifyInstance, db: Kysely<Database>): void {
  app.get<{ Params: { fileName: string } }>(`${LOGO_FOLDER}:fileName`, async (request, reply) => {
    const { fileName } = request.params;
    const logo = FILE_NAME.test(fileName)
      ? await db
          .selectFrom('company_logos')
          .select(['media_type', 'content'])
          .where('file_name', '=', fileName)
          .limit(1)
          .executeTakeFirst()
      : undefined;
    if (!logo) throw notFound('GET', LOGO_FOLDER + fileName);
    allowAnyOrigin(reply);
    return reply
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .type(logo.media_type)
      .send(Buffer.from(logo.content));
  });
}
