import type { Finding } from '../Finding.ts';
import type { Embedding } from '../readEmbedding.ts';

interface Release {
  release: string;
  pieces: Record<string, unknown>;
}

/** The elements: pieces of the release, and fragments that belong to it and to this page. */
export async function checkPieces({ base, pieces, apiBase, given, served = '' }: Embedding): Promise<Finding[]> {
  if (!base) return [];
  // Without it nothing can be said of names and releases; that it is missing is a finding of other checks.
  const release: Release | undefined = await fetch(`${base}pieces.json`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => {});
  const known = Object.keys(release?.pieces ?? {});
  const findings: Finding[] = [];

  const names = new Set(pieces.map(({ localName }) => localName));
  if (release)
    for (const name of names)
      if (!known.includes(name) && !customElements.get(name))
        findings.push({
          kind: 'unknown-piece',
          problem: `<${name}> is no piece of release ${release.release}.`,
          fix: `<${closest(name, known)}></${closest(name, known)}>`,
        });

  for (const [tag, made] of releasesOf(pieces, served))
    if (release && made !== release.release)
      findings.push({
        kind: 'two-releases',
        problem: `The HTML of <${tag}> is of release ${made}, loader.js of ${release.release}.`,
        fix: `Fetch the fragment again: ${fragmentOf(base, tag)}`,
      });

  for (const { localName, shadowRoot } of pieces) {
    const root = shadowRoot?.querySelector<HTMLElement>('[data-travel-root]');
    // React makes its links absolute, so only HTML that React has not rendered yet has relative ones.
    const link = root && !customElements.get(localName) && root.querySelector('a[href^="/"]');
    if (link && apiBase !== location.origin && given.siteBase !== location.origin)
      findings.push({
        kind: 'fragment-links',
        problem: `The HTML of <${localName}> was fetched without "api-base": its link to ${link.getAttribute('href')} leads to ${location.origin}.`,
        fix: `${fragmentOf(base, localName)}?api-base=${apiBase}`,
      });
  }
  return findings;
}

const fragmentOf = (base: string, tag: string) =>
  `${base}fragments/${tag.slice('travel-'.length)}/flagship.en-US.default.html`;

const FRAGMENT =
  /<(travel-[\w-]+)[^>]*>\s*<template shadowrootmode(?:(?!<\/template>)[\s\S])*?data-travel-root="([^"]+)"/g;

/** The release of each fragment: tag -> release. */
function releasesOf(pieces: readonly HTMLElement[], served: string): Map<string, string> {
  const inPage = pieces.flatMap(({ localName, shadowRoot }): [string, string][] => {
    const made = shadowRoot?.querySelector<HTMLElement>('[data-travel-root]')?.dataset.travelRoot;
    return made ? [[localName, made]] : [];
  });
  return new Map([
    ...inPage,
    ...[...served.matchAll(FRAGMENT)].map(([, tag = '', made = '']): [string, string] => [tag, made]),
  ]);
}

/** The known name with the fewest changed letters. */
function closest(name: string, known: readonly string[]): string {
  const distance = (other: string): number => {
    let row = [...other, ''].map((_, index) => index);
    [...name].forEach((letter, at) => {
      const next = [at + 1];
      [...other].forEach((expected, index) => {
        next.push(
          Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + Number(letter !== expected)),
        );
      });
      row = next;
    });
    return row.at(-1) ?? 0;
  };
  return known.toSorted((one, other) => distance(one) - distance(other))[0] ?? name;
}
