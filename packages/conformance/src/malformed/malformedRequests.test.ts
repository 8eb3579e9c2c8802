import { describe, expect, it } from 'vitest';
import { Contract } from '../contract/Contract.ts';
import { draftOf } from '../request/draftOf.ts';
import { malformedRequests } from './malformedRequests.ts';
import { Random } from './Random.ts';

const contract = new Contract(`
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /things/{id}:
    put:
      operationId: putThing
      security: [{ formToken: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 }, example: 7 }
        - { name: size, in: query, required: true, schema: { type: integer, maximum: 50 }, example: 5 }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Thing" }
            example: { name: ab, kind: A, tags: [x], more: { on: true } }
      responses: { "204": { description: Done. } }
  /form:
    post:
      operationId: postForm
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              properties: { on: { type: boolean }, name: { type: string, maxLength: 3 }, list: { type: array, items: { type: string } } }
              unevaluatedProperties: false
            example: { on: true, name: ab, list: [a] }
      responses: { "204": { description: Done. } }
components:
  schemas:
    Thing:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 2, maxLength: 4, pattern: "^[a-z]+$" }
        kind: { enum: [A, B] }
        tags: { type: array, maxItems: 2, items: { type: string } }
        more: { oneOf: [{ type: object, properties: { on: { type: boolean } } }, { type: "null" }] }
      unevaluatedProperties: false
`);

const madeOf = (id: string, seed = 1) =>
  malformedRequests(contract, draftOf(contract, contract.operation(id)), new Random(seed));

describe('malformedRequests', () => {
  const made = madeOf('putThing');
  const labels = made.map(({ label }) => label);

  it.each([
    'name is missing',
    'name is shorter than 2',
    'name is longer than 4',
    'name does not fit its pattern',
    'unknownField is not in the contract',
    'kind is none of the known words',
    'tags has more than 2 items',
    'path id is below 1',
    'path id is not whole',
    'query size is missing',
    'query size is above 50',
    'the JSON breaks off',
    'there is no body',
  ])('knows that %s', (label) => {
    expect(labels).toContain(label);
  });

  it.each(['name is ', 'tags is ', 'tags.0 is ', 'more.on is ', 'body is '])('gives other types: %s …', (start) => {
    expect(labels.filter((label) => label.startsWith(start))).not.toEqual([]);
  });

  it('generates only requests the contract refuses', () => {
    const { schema } = contract.operation('putThing').body?.content['application/json'] ?? { schema: '' };
    for (const { label, request } of made) {
      if (/^(path|query|the|there)/.test(label)) continue;
      expect(contract.problems(schema, JSON.parse(Buffer.from(request.body ?? []).toString())), label).not.toBeNull();
    }
    // `null` is allowed there.
    expect(labels).not.toContain('more is null');
  });

  it('makes the same for the same seed, and other values for another', () => {
    const bytes = (list: typeof made) =>
      list.map(({ request }) => Buffer.from(request.body ?? []).toString()).join('\n');
    expect(bytes(madeOf('putThing'))).toBe(bytes(made));
    expect(bytes(madeOf('putThing', 2))).not.toBe(bytes(made));
  });

  it('generates only form bodies that a form can express', () => {
    const forms = madeOf('postForm').map(({ request }) => Buffer.from(request.body ?? []).toString());
    expect(forms.some((form) => form.startsWith('on=') && !/^on=(true|false)/.test(form))).toBe(true);
    expect(forms).toContain('on=true&name=aaaa&list=a');
    // One value is a list of one.
    expect(forms.filter((form) => /list=(?!a)/.test(form))).toEqual([]);
  });
});
