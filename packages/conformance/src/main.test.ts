import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

const CONTRACT = `
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /thing:
    get:
      operationId: getThing
      tags: [things]
      security: []
      responses:
        "200": { description: It., content: { application/json: { schema: { type: object } } } }
        "429": { description: Too many., content: { application/json: { schema: { type: object } } } }
        default: { description: A failure., content: { application/json: { schema: { type: object } } } }
components: { schemas: { ErrorResponse: { type: object } } }
`;

let folder: string;
const stops: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-main-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await rm(folder, { recursive: true });
});

async function run(listener: RequestListener, contract = CONTRACT, ...args: string[]) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  stops.push(() => server.closeAllConnections());
  const [file, junit] = [join(folder, 'contract.yaml'), join(folder, 'junit.xml')];
  await writeFile(file, contract);
  const options = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--contract', file, '--junit', junit];
  const env = { PATH: process.env.PATH, NO_COLOR: '1' };
  const command = [MAIN, ...options, ...args];
  const outcome = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
  return { ...outcome, xml: parseXml(await readFile(junit, 'utf8').catch(() => '<none/>')).root };
}

const thing: RequestListener = ({ url, method }, response) => {
  const status = /^\/(thing|other)$/.test(url ?? '') && method === 'GET' ? 200 : 404;
  const error = { code: 'NO', description: 'No.', localizedDescription: 'No.' };
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(status === 200 ? {} : { errors: [error] }));
};

it('is no pass where a rate limit is in the way of what was asked: 1, and an error for build servers', async () => {
  const limited: RequestListener = (request, response) => {
    if (request.method !== 'GET') return thing(request, response);
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '600' }).end('{}');
  };
  const { code, output, xml } = await run(limited, CONTRACT, '--only', 'getThing');
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ .*0 deviations, .* not tried\n/);
  expect(output).toContain('Not tried: a right request: the back end answered 429, too many requests (getThing)');
  expect(Number(xml?.attributes.errors)).toBeGreaterThan(0);
  const { code: passed, output: report } = await run(thing, CONTRACT, '--only', 'getThing');
  expect([passed, report]).toEqual([0, expect.stringMatching(/^✓ /)]);
});

it('ends with 3 where it fails itself, and still reports what it has tried', async () => {
  const without = CONTRACT.replace(
    'components:',
    `  /other:
    get:
      operationId: getOther
      tags: [things]
      security: []
      responses: { "200": { description: It., content: { application/json: { schema: { $ref: "#/nowhere" } } } } }
components:`,
  );
  const { code, output, xml } = await run(thing, without, '--only', 'things');
  expect(code, output).toBe(3);
  expect(output).toMatch(/^✗ getOther {2}GET \/other/m);
  expect(output).toMatch(/^✓ getThing {2}GET \/thing/m);
  expect(Number(xml?.attributes.errors)).toBe(1);
});

it('refuses a limit of no time', async () => {
  expect((await run(thing, CONTRACT, '--timeout', '0')).code).toBe(2);
});
