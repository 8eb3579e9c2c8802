import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../http/Services.ts';
import { acceptedLanguages } from '../../pages/acceptedLanguages.ts';
import { readCountryPicker } from './readCountryPicker.ts';
import { withLikelyRegion } from './withLikelyRegion.ts';

/** Query parameters to keep; all others are dropped. Source: CON-117. */
const KEPT =
  'a ai id did cc lc go mc to terms p newp seop u so ea token tcid regen _sid_ xp redir url noUrl pt pn aff_sub encoder ccfrom cluster qabluegreen'.split(
    ' ',
  );

/** `/in` redirects to the site of the visitor's country and language, by Accept-Language (RTE-019, MSC-047). */
export function registerCountryRedirect(pages: FastifyInstance, { db }: Services): void {
  pages.get('/in', async (request, reply) => {
    const { countries } = await readCountryPicker(db, localeOf(request));
    const country = countries.find(({ active }) => active);
    const { searchParams } = new URL(request.url, 'http://localhost');
    const query = new URLSearchParams([...searchParams].filter(([name]) => KEPT.includes(name))).toString();
    return reply
      .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
      .redirect(`${country?.href ?? country?.dataHref ?? '/'}${query && `?${query}`}`, 302);
  });
}

/** The first valid language. */
function localeOf(request: FastifyRequest): Intl.Locale {
  for (const language of acceptedLanguages(request)) {
    try {
      return withLikelyRegion(language);
    } catch {
      // `*` or invalid: try the next one.
    }
  }
  return withLikelyRegion('en');
}
