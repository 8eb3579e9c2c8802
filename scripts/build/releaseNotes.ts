import { createHash } from 'node:crypto';
import { LOADER_TAG } from './loaderScript.ts';

const partOf = (changelog: string, version: string) =>
  changelog.split(/^## /m).find((part) => part.split(/\s/, 1)[0] === version);

/** The part of CHANGELOG.md about a version, without its heading. Throws where it is missing. */
export function changesOf(changelog: string, version: string): string {
  const part = partOf(changelog, version);
  if (part === undefined) throw new Error(`CHANGELOG.md has no "## ${version}". Say there what is new.`);
  return part.slice(part.indexOf('\n') + 1).trim();
}

/**
 * The changelog with a part for this version, made from notes as Changesets keeps them (front matter, then text), above
 * all others. They go behind what a person has written of that version.
 */
export function withChanges(changelog: string, version: string, notes: readonly string[]): string {
  const texts = notes.map((note) =>
    note
      .replace(/^---\n(.*\n)*?---\n/, '')
      .trim()
      .replaceAll('\n', '\n  '),
  );
  const list = texts.map((text) => `- ${text}`).join('\n');
  const written = partOf(changelog, version);
  if (written !== undefined) {
    return list
      ? changelog
          .replace(written, () => `${written.trimEnd()}\n\n${list}\n\n`)
          .trimEnd()
          .concat('\n')
      : changelog;
  }
  const part = `## ${version}\n\n${list}\n\n`;
  const first = changelog.search(/^## /m);
  return first < 0 ? `${changelog.trimEnd()}\n\n${part}` : changelog.slice(0, first) + part + changelog.slice(first);
}

const integrityOf = (file: Buffer) => `sha384-${createHash('sha384').update(file).digest('base64')}`;

/** The scripts of a release that pages name themselves. */
const NAMED_BY_PAGES = ['loader.js', 'consent.js', 'frame.js'] as const;

/**
 * The notes to publish with a release: its changes, and the tag that pins it.
 * @param read reads one of its files
 */
export function releaseNotes(
  version: string,
  changelog: string,
  read: (file: (typeof NAMED_BY_PAGES)[number]) => Buffer,
): string {
  const rows = NAMED_BY_PAGES.map((file) => `| \`${version}/${file}\` | \`${integrityOf(read(file))}\` |`);
  return `# Travel Shell ${version}

${changesOf(changelog, version)}

## The tag

With your host instead of shell.example.com. This one follows every release:

\`\`\`html
${LOADER_TAG}
\`\`\`

This one stays with ${version}:

\`\`\`html
<script async src="https://shell.example.com/travel-shell/${version}/loader.js" integrity="${integrityOf(read('loader.js'))}" crossorigin="anonymous"></script>
\`\`\`

The integrity of the scripts that pages name:

| Script | Integrity |
|---|---|
${rows.join('\n')}
`;
}
