import type { FastifyInstance } from 'fastify';

const LINE = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/;

/** The addresses that a server answers to GET, as its routes write them: `/login/:provider/callback`. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] = LINE.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? '') + part;
      above[depth] = path;
      return methods.includes('GET') ? [path] : [];
    });
}
