import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContract } from '@travel-shell/element/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPieces, ROOT } from '../build/pieces.ts';
import { firstTags, snippetOf } from '../guideSnippets.ts';
import { type Block, type EmbeddedPiece, type Embedding, shortName, writeTag } from './Embedding.ts';
import { FORMS, type FormName } from './forms.ts';
import { WITHOUT_FRAGMENT } from './servers.ts';

const contracts = new Map<string, ElementContract>();
const withServer = new Set<string>();
beforeAll(async () => {
  for (const { elements } of await findPieces()) {
    for (const { folder, contract } of elements) {
      contracts.set(contract.tag, contract);
      if (existsSync(join(folder, 'server.ts'))) withServer.add(shortName(contract));
    }
  }
});

const piece = (tag: string, attributes: Record<string, string> = {}): EmbeddedPiece => ({
  contract: contracts.get(`travel-${tag}`) as ElementContract,
  attributes,
});
const LOOKS = { brand: 'partner', locale: 'en-US' };
const write = (form: FormName, embedding: Embedding): Block[] => FORMS[form].write(embedding);
const textOf = (blocks: readonly Block[], name: string): string => {
  const found = blocks.find((block) => block.name === name);
  return found && 'text' in found ? found.text : '';
};
const guest = (file: string) => readFileSync(join(ROOT, 'host-demo/guests', file), 'utf8').trimEnd();

describe('the playground and the guides write the same', () => {
  it('the tag is that of README.md', () => {
    const [tag] = writeTag(piece('header'), { brand: 'flagship', locale: 'en-US' });
    expect(firstTags('README.md')?.split('\n').at(-1)).toBe(tag);
  });

  it('React: a page of docs/partner-guide.md', () => {
    const header = piece('header', { 'country-picker': '', 'currency-picker': '' });
    const blocks = write('react', { looks: LOOKS, pieces: [header, piece('footer')] });
    expect(textOf(blocks, 'src/App.jsx')).toBe(guest('vite-npm/src/App.jsx'));
  });

  it('Svelte: the page of the guest', () => {
    const blocks = write('svelte', { looks: LOOKS, pieces: [piece('header'), piece('footer')] });
    expect(textOf(blocks, 'src/App.svelte')).toBe(guest('svelte/src/App.svelte'));
  });

  it.each([
    ['react', 'npm install @travel-shell/react'],
    ['vue', 'npm install @travel-shell/elements'],
    ['svelte', 'npm install @travel-shell/elements'],
    ['next', 'npm install travel-shell-fragments'],
  ] as const)('%s: its command is one of docs/partner-guide.md', (form, words) => {
    const [install] = write(form, { looks: LOOKS, pieces: [piece('header')] });
    expect(install).toMatchObject({ text: snippetOf('docs/partner-guide.md', words) });
  });
});

it('every file that is the same for all is there', () => {
  for (const form of Object.keys(FORMS) as FormName[]) {
    for (const block of write(form, { looks: LOOKS, pieces: [piece('header')] })) {
      if ('source' in block) expect(existsSync(join(ROOT, block.source)), block.source).toBe(true);
    }
  }
});

it('knows the pieces that no server renders', () => {
  const without = [...contracts.values()].map(shortName).filter((name) => !withServer.has(name));
  expect(without.sort()).toEqual(WITHOUT_FRAGMENT);
});

it('pieces are where a page has them: banner, bars, content, footer, dialogs', () => {
  const pieces = ['sign-in', 'footer', 'save-button', 'header', 'consent'].map((name) => piece(name));
  const html = textOf(write('html', { looks: LOOKS, pieces }), 'index.html');
  const order = [...html.matchAll(/<(travel-[a-z-]+|main)\b/g)].map(([, tag]) => tag);
  expect(order).toEqual([
    'travel-consent',
    'travel-header',
    'main',
    'travel-save-button',
    'travel-footer',
    'travel-sign-in',
  ]);
});

it('a page that asks for consent has consent.js before the loader, and its key', () => {
  const embedding = { looks: LOOKS, pieces: [piece('consent')] };
  const html = textOf(write('html', embedding), 'index.html');
  expect(html).toMatch(/"consentCategories": true[\s\S]*consent\.js[\s\S]*loader\.js/);
  expect(textOf(write('php', embedding), 'page.php')).toContain("travel_shell_script('consent.js')");
  expect(textOf(write('react', embedding), 'src/App.jsx')).toContain('consentCategories: true');
});

it('a page with a drawer keeps its content clear of it', () => {
  const embedding = { looks: LOOKS, pieces: [piece('nav-drawer')] };
  for (const form of Object.keys(FORMS) as FormName[]) {
    const all = write(form, embedding).map((block) => ('text' in block ? block.text : ''));
    expect(all.join('\n'), form).toContain('var(--travel-nav-drawer-inline-size, 0)');
  }
});

it('JSP: more attributes than Map.of takes', () => {
  const names = [
    'compact',
    'static',
    'business-trips',
    'menu-open',
    'logo-inverted',
    'under-logo',
    'pride-logo',
    'snow',
  ];
  const many = piece('header', Object.fromEntries([...names, 'trips-drawer'].map((name) => [name, ''])));
  const page = textOf(write('jsp', { looks: LOOKS, pieces: [many] }), 'page.jsp');
  expect(page).toContain('Map.ofEntries(Map.entry("brand", "partner"), ');
});
