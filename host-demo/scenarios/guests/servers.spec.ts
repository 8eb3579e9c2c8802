/**
 * The playground's files for PHP, JSP and nginx, on pages of another origin (host-demo/recipes/startSites.ts). The
 * page for JSP runs without a container: its texts and expressions in the order that one gives them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWebServer } from '../../../scripts/webServers.mjs';
import { writeSample } from '../../playground/sample.ts';
import { type Fragments, startFragments } from '../../recipes/startFragments.ts';
import { compileJava, type Site, startJava, startNginx, startPhp } from '../../recipes/startSites.ts';
import { driveSample } from '../playground/driveSample.ts';
import { expect, headerOf, test } from '../test.ts';

const GUESTS = join(import.meta.dirname, '../../../dist/guests');

const JDK = spawnSync('javac', ['-version']).status === 0;
/** The time that a busy machine may take for a fragment, in ms. */
const limit = 20_000;

const FORMS = [
  ['php', 'page.php', findWebServer('PHP') !== undefined],
  ['jsp', 'page.jsp', JDK],
  ['nginx', 'page.shtml', findWebServer('nginx') !== undefined],
] as const;

for (const [form, file, isThere] of FORMS) {
  test.describe(() => {
    // biome-ignore lint/suspicious/noSkippedTests: the suite of consumers says when it is missing
    test.skip(!isThere, `needs what ${form} runs in`);

    let fragments: Fragments;
    let site: Site;
    let classes: string | undefined;
    test.beforeAll(async () => {
      fragments = await startFragments();
    });
    test.afterAll(async () => {
      await site?.stop();
      await fragments?.stop();
      if (classes) rmSync(classes, { recursive: true });
    });

    test(`${form}: usable before script; then menu, picker and save button work on a page that was copied`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const shell = (baseURL ?? '').replace('127.0.0.1', 'localhost');
      const { [file]: text = '' } = await writeSample(form, shell);
      const folder = test.info().outputPath('www');
      mkdirSync(folder, { recursive: true });
      const options = { folder, fragments: fragments.origin, page: text, shell, limit };
      if (form === 'jsp') classes = await compileJava(options);
      site = await (form === 'php'
        ? startPhp(options)
        : form === 'nginx'
          ? startNginx(options)
          : startJava(options, classes as string));

      const context = await browser.newContext({ javaScriptEnabled: false });
      const still = await context.newPage();
      await still.goto(site.origin);
      const { header } = headerOf(still);
      await expect(header.getByRole('link', { name: /^Stays/ })).toHaveAttribute('href', `${shell}/stays`);
      await context.close();

      // The server's answer, on the origin of the guests, which the back end knows.
      const name = `playground-${form}`;
      mkdirSync(join(GUESTS, name), { recursive: true });
      writeFileSync(join(GUESTS, name, 'index.html'), await (await fetch(site.origin)).text());
      await page.goto(shell.replace(/\d+$/, (port) => `${Number(port) + 1}/${name}/`));
      await driveSample(page);
    });
  });
}
