import { describe, expect, it } from 'vitest';
import { Contract } from './contract/Contract.ts';
import type { Exchange } from './http/Exchange.ts';
import { judge } from './judge.ts';

const contract = new Contract(`
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /thing:
    get:
      operationId: getThing
      responses:
        "200":
          description: The thing.
          headers:
            Cache-Control:
              required: true
              schema: { type: string, pattern: "(^|[ ,])[Nn][Oo]-[Ss][Tt][Oo][Rr][Ee]($|[ ,])" }
            X-Version: { schema: { type: string, const: "1" } }
            Set-Cookie: { schema: { type: string } }
          content:
            application/json:
              schema:
                type: object
                required: [a]
                properties: { a: { type: integer }, b: { oneOf: [{ $ref: "#/components/schemas/B" }, { type: "null" }] } }
                unevaluatedProperties: false
        "204": { description: None. }
        default:
          description: A failure.
          content: { application/json: { schema: { type: object, required: [errors] } } }
components:
  schemas:
    B: { type: object, required: [c], properties: { c: { type: integer } }, additionalProperties: false }
`);
const operation = contract.operation('getThing');

function came(status: number, text: string, headers: Record<string, string> = {}): Exchange {
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-version': '1',
    ...headers,
  };
  const isJson = /^[{[]/.test(text);
  return {
    request: { method: 'GET', path: '/thing', headers: {} },
    url: 'http://host/thing',
    status,
    headers: all,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    failure: null,
  };
}

const problems = (exchange: Exchange, statuses = [200, 204], code?: string) =>
  judge(contract, operation, exchange, { statuses, ...(code !== undefined && { code }) });

describe('judge', () => {
  it.each<[string, Exchange]>([
    ['an answer as the contract has it', came(200, '{"a":1}')],
    ['an answer without a body', came(204, '')],
    ['fields that the contract does not know', came(200, '{"a":1,"requestId":"x","b":{"c":1,"d":2}}')],
    ...['no-cache, no-store, max-age=0, must-revalidate', 'private,No-Store'].map((value): [string, Exchange] => [
      `Cache-Control: ${value}`,
      came(200, '{"a":1}', { 'cache-control': value }),
    ]),
  ])('finds nothing in %s', (_name, exchange) => {
    expect(problems(exchange)).toEqual([]);
  });

  it.each([
    ['another status', came(200, '{"a":1}'), [400], 'status 200'],
    [
      'a success that is not listed, which default does not cover',
      came(201, '{"errors":[]}'),
      [201],
      'not in the contract',
    ],
    ['a missing field', came(200, '{}'), [200], "must have required property 'a'"],
    ['a wrong type', came(200, '{"a":"1"}'), [200], '/a must be integer'],
    ['another media type', came(200, '{"a":1}', { 'content-type': 'text/html' }), [200], 'content type text/html'],
    ['no JSON', came(200, 'hello'), [200], 'not JSON'],
    [
      'another value of a header',
      came(200, '{"a":1}', { 'cache-control': 'public' }),
      [200],
      'header Cache-Control is "public"',
    ],
    [
      'a header with part of the word',
      came(200, '{"a":1}', { 'cache-control': 'private, x-no-store' }),
      [200],
      'header Cache-Control is',
    ],
    ['a wrong type in a field of several', came(200, '{"a":1,"b":{"c":"1"}}'), [200], '/b/c must be integer'],
    ['a body where none is due', came(204, '{}'), [204], 'has a body'],
    ['an error of another shape', came(400, '{"message":"no"}'), [400], "must have required property 'errors'"],
    ['a stack trace', came(400, '{"errors":[{"d":"x\\n    at f (/srv/a.js:1:2)"}]}'), [400], 'inner workings'],
    ['SQL', came(400, '{"errors":["select id from users where login"]}'), [400], 'inner workings'],
  ])('finds %s', (_name, exchange, statuses, problem) => {
    expect(problems(exchange, statuses).join()).toContain(problem);
  });

  it('finds a missing header that is required or fixed, but not one that may come', () => {
    const exchange = came(200, '{"a":1}');
    delete exchange.headers['cache-control'];
    delete exchange.headers['x-version'];
    expect(problems(exchange)).toEqual(['header Cache-Control is missing', 'header X-Version is missing']);
  });

  it('finds a field that the contract does not know only where that is asked for', () => {
    const exchange = came(200, '{"a":1,"requestId":"x"}');
    expect(judge(contract, operation, exchange, { statuses: [200] }, 'json').join()).toContain('"requestId"');
  });

  it('finds another error code', () => {
    const exchange = came(403, '{"errors":[{"code":"NO"}]}');
    expect(problems(exchange, [403], 'YES')).toEqual(['code NO']);
    expect(problems(exchange, [403], 'NO')).toEqual([]);
  });

  it('finds a missing response', () => {
    expect(problems({ ...came(0, ''), failure: 'connection refused' })).toEqual([
      'no whole answer: connection refused',
    ]);
  });
});
