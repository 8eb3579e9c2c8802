import { isObject, type Json } from '../json.ts';
import { encode } from '../request/encode.ts';
import { type Check, result } from './Check.ts';

/** A paged call returns no more than requested (API-007, API-009; the names of the parameters are those of API-O05). */
export const checkPaging: Check = async function* (subject) {
  const { run, operation, visitor, draft } = subject;
  const names = operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name);
  if (!names.includes('page') || !names.includes('size')) return;
  // Only an example with more than one result proves anything.
  for (const { name } of operation.body?.content[draft.mediaType ?? '']?.examples ?? [{ name: '' }]) {
    const example = await run.prepare(operation, visitor, name);
    const parameters = { ...example.parameters, 'query.page': 0, 'query.size': 1 };
    const exchange = await run.send(operation, visitor, encode({ ...example, parameters }));
    const page = result(subject, `a page of one ${name}`.trim(), exchange, { statuses: [200] });
    const length = longestList(exchange.json ?? null);
    if (length <= 1) yield page;
    else
      yield {
        ...page,
        verdict: 'deviation',
        problems: [...page.problems, `the page has ${length} items, asked for 1`],
      };
  }
};

/** Pages have their list at the top level. */
const longestList = (page: Json): number =>
  Math.max(0, ...Object.values(isObject(page) ? page : {}).map((value) => (Array.isArray(value) ? value.length : 0)));
