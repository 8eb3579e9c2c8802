/**
 * The answers of the played back end of `@travel-shell/testing`: the first example of each call in the contract, and all
 * those of who is signed in.
 */
import document from '@travel-shell/contract/openapi.json' with { type: 'json' };

const AUTH = '/horizon/common/authentication/providers/AuthStateProviderAction';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

interface Media {
  schema?: unknown;
  examples?: Record<string, unknown>;
}

/** Follows a reference within the document. */
function resolve(node: unknown): unknown {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if (!$ref) return node;
  const path = $ref.slice('#/'.length).split('/');
  return resolve(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document));
}

/** A call without a body: null. */
function answerOf(operation: { responses: Record<string, unknown> }): unknown {
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === '204') return null;
  const { content } = resolve(response) as { content?: Record<string, Media> };
  if (content?.['image/svg+xml']) return SVG;
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return (resolve(example) as { value?: unknown } | undefined)?.value;
}

const METHODS = ['get', 'post', 'put', 'delete'];
const answers = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      answerOf(operation as unknown as Parameters<typeof answerOf>[0]),
    ]),
);

const { examples } = document.paths[AUTH].get.responses['200'].content['application/json'];
const visitors = Object.entries(examples).map(([name, example]) => [
  name,
  (resolve(example) as { value: unknown }).value,
]);

const content = { calls: Object.fromEntries(answers), visitors: Object.fromEntries(visitors) };

export const generate = () => ({
  'packages/testing/src/generated/answers.json': `${JSON.stringify(content, null, 2)}\n`,
});
