import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  'x-spec'?: string[];
  'x-open-point'?: string | string[];
}

const document: { paths: Record<string, Record<string, Operation>> } = parse(
  await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8'),
  { maxAliasCount: -1 },
);
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ path, operation, rows: rowsOf(operation) })),
);

/** The numbers of the API rows an operation implements. */
function rowsOf(operation: Operation): number[] {
  return (operation['x-spec'] ?? []).filter((id) => id.startsWith('API-')).map((id) => Number(id.slice('API-'.length)));
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The rows of the specification that define responses. */
const WITH_ANSWER = new Set([
  ...[22, 23, 24, 26, 27, 28, 33, 34, 38, 39, 40, 44, 45, 57, 58, 59, 60, 62, 63, 64, 124],
  ...[...span(125, 130), 133, 134, 136],
]);

it('API-017 marks responses whose shape is our own choice', () => {
  const silent = operations
    .filter(({ rows }) => rows.length > 0 && !rows.some((row) => WITH_ANSWER.has(row)))
    .filter(({ operation }) => !operation['x-open-point'])
    .map(({ operation }) => operation.operationId);
  expect(silent).toEqual([]);
});

it('API-021 has company calls below /i/api/business/company/, but for those written with another prefix', () => {
  /** Impersonation (API-114 to API-117) and the report of an issue (API-123) are written with their own. */
  const own = new Set([...span(114, 117), 123]);
  const company = operations.filter(({ rows }) => rows.some((row) => row >= 85 && row <= 123 && !own.has(row)));
  expect(company.length).toBeGreaterThan(25);
  expect(company.map(({ path }) => path).filter((path) => !path.startsWith('/i/api/business/company/'))).toEqual([]);
});

it('has every call of the catalogue except those to other back ends', () => {
  /** The relay of any call, scripts of other hosts, a function of the page, test requests to any target. */
  const none = [37, 42, 70, 147];
  const present = new Set(operations.flatMap(({ rows }) => rows));
  expect(span(22, 147).filter((row) => !present.has(row))).toEqual(none);
});
