// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The element in a view of ASP.NET Core, by the recipe's own example. */
const TAG_HELPER = read('dotnet/TravelShellTagHelper.cs');
const VIEW = /<code>&lt;travel-shell piece="header".*( \/)&gt;<\/code>/;
/** Without a copy of the fragment. */
const [, ALONE = ''] = /if \(kept\.Html is null\)([\s\S]*?)return;/.exec(TAG_HELPER) ?? [];

/**
 * The element that recipes write while they have no fragment, read off their sources: those that recipes.test.ts does
 * not run. A tag helper keeps the form that the view has, unless it sets another (TagHelperOutput.TagMode). Rails'
 * `content_tag` always writes an end tag.
 */
const WRITTEN = {
  'ASP.NET Core': () => {
    expect(TAG_HELPER).toMatch(VIEW);
    expect(ALONE).toContain('output.TagName =');
    return ALONE.includes('output.TagMode = TagMode.StartTagAndEndTag;')
      ? '<travel-header brand="flagship"></travel-header>'
      : '<travel-header brand="flagship" />';
  },
  Rails: () => {
    expect(read('rails/travel_shell_helper.rb')).toContain('return content_tag("travel-#{piece}", nil, attributes)');
    return '<travel-header brand="flagship"></travel-header>';
  },
  Varnish: () => writtenByVarnish('/header/flagship.en-US.default.html?api-base=https://shell.example.com'),
};

/** The element that the recipe puts in the place of an include of this address, by its own expression. */
function writtenByVarnish(address: string): string {
  const [, pattern = '', template = ''] =
    /synthetic\(regsub\(bereq\.url, "(.*)",\s+\{"(.*)"\}\)\)/.exec(read('varnish/travel-shell.vcl')) ?? [];
  return address.replace(new RegExp(pattern), template.replaceAll(/\\(\d)/g, '$$$1'));
}

test('Varnish: a failing include becomes the element that was asked for, with brand and locale', () => {
  expect(writtenByVarnish('/footer/sister.de-DE.dark.html?api-base=https://shell.example.com')).toBe(
    '<travel-footer brand="sister" locale="de-DE" presentation="dark"></travel-footer>',
  );
  expect(read('varnish/travel-shell.vcl')).toMatch(/sub vcl_hash \{\s+hash_data\(req\.http\.X-Travel-Shell\);/);
});

function expectToEnd(html: string) {
  const page = new DOMParser().parseFromString(`<body>${html}<main>Where to?</main></body>`, 'text/html');
  expect(page.querySelector('travel-header')).not.toBeNull();
  expect(page.querySelector('travel-header main')).toBeNull();
  expect(page.querySelector('body > main')?.textContent).toBe('Where to?');
}

test.each(Object.entries(WRITTEN))('%s: the element alone ends before the rest of the page', (_, written) => {
  expectToEnd(written());
});

const run = (program: string, args: string[]) => spawnSync(program, args, { encoding: 'utf8' });
const HAS_JDK = run('javac', ['-version']).status === 0;

test.runIf(HAS_JDK)('JSP: the element alone ends before the rest of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'travel-shell-jsp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const page = `import com.example.shell.TravelShell;
    class Page {
      public static void main(String[] arguments) {
        System.out.print(TravelShell.fragment("header", java.util.Map.of("brand", "flagship"), "r4nd0m"));
      }
    }`;
  writeFileSync(join(folder, 'Page.java'), page);
  const sources = [join(folder, 'Page.java'), join(import.meta.dirname, 'jsp/TravelShell.java')];
  expect(run('javac', ['-d', folder, ...sources])).toMatchObject({ status: 0 });
  // Nothing listens there.
  const args = ['-DtravelShell.fragments=http://127.0.0.1:1', '-cp', folder, 'Page'];
  expectToEnd(run('java', args).stdout);
});
