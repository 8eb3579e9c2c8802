/** Links as GitHub understands them, for the site: a file is its page, and an anchor is GitHub's. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { MarkdownEnv, MarkdownRenderer } from 'vitepress';
import { frameOf, tagOf } from './live.ts';
import { FILES, pageOf, ROOT } from './pages.ts';

type State = Parameters<Parameters<MarkdownRenderer['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

const isPage = new Set(FILES);
const ROW = /<a id="(\w+)">/g;
/** The ids of the rows of docs/errors.md. */
const CODES = new Set([...readFileSync(join(ROOT, 'docs/errors.md'), 'utf8').matchAll(ROW)].map(([, id = '']) => id));

/** Has the search find each row of docs/errors.md by itself. */
export function rowsOf(file: string, html: string): { anchor: string; titles: string[]; text: string }[] | undefined {
  if (!file.endsWith('docs/errors.md')) return undefined;
  return html.split(/(?=<a id="\w+">)/).flatMap((row) => {
    const [, anchor] = /^<a id="(\w+)">/.exec(row) ?? [];
    return anchor ? [{ anchor, titles: ['Console messages', anchor], text: row.replaceAll(/<[^>]*>/g, ' ') }] : [];
  });
}

/** The id that GitHub gives a heading; that of a console line stays. */
export const anchorOf = (text: string): string =>
  CODES.has(text)
    ? text
    : text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');

/** Marks that VitePress writes around the part of another file. */
const INCLUDED = /<!-- @include-(?:start: (.+?)|end) -->/g;

/** Puts the live example below the first paragraph of an element's page. */
export function liveExamples(md: MarkdownRenderer): void {
  md.core.ruler.push('live-examples', (state) => {
    const env = state.env as MarkdownEnv & { realPath?: string };
    const tag = tagOf(env.realPath ?? env.path);
    if (!tag) return;
    const frame = new state.Token('html_block', '', 0);
    frame.content = frameOf(tag);
    state.tokens.splice(state.tokens.findIndex(({ type }) => type === 'paragraph_close') + 1, 0, frame);
  });
}

/** Path of a link's target as the site has it, or undefined where that is no page. */
function pageAt(from: string, path: string): string | undefined {
  const target = relative(ROOT, path ? join(dirname(from), path) : from).replaceAll('\\', '/');
  return isPage.has(target) ? `/${pageOf(target)}` : undefined;
}

const LINK = /!?\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;

/** The Markdown of a page for machines: links lead to the Markdown of others, or are text. */
export const markdownOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll(LINK, (_, text, path, anchor = '') => {
    const page = pageAt(join(ROOT, file), path);
    return page ? `[${text}](/docs${page}${anchor})` : text;
  });

/** Turns each relative link into the address of its page. What is no page (a file of code, a folder) is text there. */
export function siteLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('site-links', (state) => {
    const env = state.env as MarkdownEnv & { realPath?: string };
    const file = env.realPath ?? env.path;
    const included = [...(env.includes ?? [])];
    const ids = new Set(state.tokens.flatMap((token) => token.attrGet('id') ?? []));
    const files = [file];
    for (const token of state.tokens) {
      if (token.type === 'html_block')
        for (const [, start] of token.content.matchAll(INCLUDED)) {
          if (start) files.push(included.shift() ?? file);
          else files.pop();
        }
      linksOf(token.children ?? [], (href) => {
        const from = files.at(-1) as string;
        if (href.startsWith('#') && (from === file || ids.has(href.slice(1)))) return href;
        const [path = '', ...anchor] = href.split(/(?=#)/);
        const page = pageAt(from, path)?.replace(/\/index\.md$/, '/');
        return page && page + anchor.join('');
      });
    }
  });
}

/** Gives each link of the line its address; one without an address is a `span`. */
function linksOf(tokens: Token[], addressOf: (href: string) => string | undefined): void {
  let isText = false;
  for (const token of tokens) {
    if (token.type === 'link_close' && isText) token.tag = 'span';
    if (token.type !== 'link_open') continue;
    const href = token.attrGet('href') ?? '';
    isText = false;
    if (/^(?:[a-z]+:|\/)/.test(href)) continue;
    const address = addressOf(href);
    if (address) token.attrSet('href', address);
    else {
      isText = true;
      token.type = 'span_open';
      token.tag = 'span';
      token.attrs = null;
    }
  }
}
