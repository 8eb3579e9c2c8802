import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from 'travel-shell-back-end/areas/schema/openDatabase.ts';
import { createServer } from 'travel-shell-back-end/createServer.ts';
import { describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../repositoryRoot.ts';
import { createPGlite } from '../testing/databases.ts';

/** Paths that no visitor needs: monitoring, preflights of any path, and the contract's text. */
const NOT_LED_HERE = ['/metrics', '/readyz', '*', '/openapi.yaml'];

describe('the paths that docs/operations.md has a proxy lead here', () => {
  it('are all that visitors need', async () => {
    const guide = readFileSync(join(REPOSITORY_ROOT, 'docs/operations.md'), 'utf8');
    const [, sentence = ''] = /which may lead all paths of the contract,([\s\S]*?)here, and the rest/.exec(guide) ?? [];
    const led = [...sentence.matchAll(/`(\/[^`*]+)(\*?)`/g)].map(([, path = '', more]) => ({ path, isPrefix: !!more }));
    expect(led.length).toBeGreaterThan(5);
    const contract = readFileSync(fileURLToPath(import.meta.resolve('@travel-shell/contract/openapi.json')), 'utf8');
    const calls = Object.keys(JSON.parse(contract).paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));

    const db = await openDatabase(await createPGlite());
    const app = await createServer({
      database: db,
      logLevel: 'silent',
      publicOrigin: 'https://shop.example',
      securityContact: 'mailto:a@shop.example',
    });
    const routes = app.printRoutes({ commonPrefix: false }).match(/(?<=^[├└]── )\S+/gm) ?? [];
    await app.close();
    await db.destroy();
    const isLed = (route: string) =>
      calls.some((call) => call === route || call.startsWith(route)) ||
      led.some(({ path, isPrefix }) => (isPrefix ? route.startsWith(path) : route === path));
    expect(routes.length).toBeGreaterThan(100);
    expect(routes.filter((route) => !NOT_LED_HERE.includes(route) && !isLed(route))).toEqual([]);
  });
});
