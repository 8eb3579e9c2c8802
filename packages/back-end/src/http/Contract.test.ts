import type { FastifySchema } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createAjv } from './apiRoutes.ts';
import { Contract } from './Contract.ts';

const contract = await Contract.read();

/** The schemas of parameters, bodies and answers. */
const schemasOf = ({ params, querystring, body, response }: FastifySchema): object[] => {
  const contents = [body, ...Object.values(response ?? {})].flatMap((one) =>
    Object.values((one as { content?: Record<string, { schema: object }> } | undefined)?.content ?? {}),
  );
  return [params, querystring, ...contents.map(({ schema }) => schema)].filter((schema) => schema) as object[];
};

describe('the contract as routes', () => {
  it('has schemas that can all be compiled, though a server compiles each with the first request only', () => {
    const ajv = createAjv(contract, { validateSchema: true });
    const schemas = contract.routes.flatMap(({ route }) => schemasOf(route.schema));
    expect(schemas.length).toBeGreaterThan(600);
    for (const schema of schemas) expect(() => ajv.compile(schema), JSON.stringify(schema).slice(0, 200)).not.toThrow();
  });

  it.each([
    ['/trips/api/nothing', true],
    ['/trips', false],
    ['/trips/apiary', false],
    ['/privacy/consent', true],
    ['/privacy', false],
    ['/horizon/nothing', true],
    ['/i/api/business/nothing', true],
    ['/healthz', true],
    ['/business', false],
  ])('knows by its own paths whether %s is below the API: %s', (path, isApi) => {
    expect(contract.isApiPath(path)).toBe(isApi);
  });

  it('keeps each schema once, however many operations answer with it', () => {
    const answers = contract.routes.map(({ route }) => (route.schema.response as Record<string, unknown>).default);
    const failures = answers.map((answer) => (answer as { content: unknown }).content);
    expect(new Set(failures).size).toBeLessThan(5);
  });

  it('says of each call that takes a version what it answers to another one, and to none', () => {
    const versioned = contract.routes.filter(({ operation }) =>
      JSON.stringify(operation.parameters ?? []).includes('IfMatch'),
    );
    expect(versioned.length).toBeGreaterThan(10);
    for (const { operation } of versioned)
      expect(Object.keys(operation.responses ?? {}), operation.operationId).toEqual(
        expect.arrayContaining(['412', '428']),
      );
  });

  it('takes parameters that operations share from where they are', () => {
    const found = contract.routes.find(({ route }) => route.url.includes(':'));
    const [, name = ''] = /:(\w+)/.exec(found?.route.url ?? '') ?? [];
    expect(found?.route.schema.params).toMatchObject({ properties: { [name]: expect.anything() }, required: [name] });
  });
});
