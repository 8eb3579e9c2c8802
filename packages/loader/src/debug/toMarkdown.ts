import type { Section } from './Section.ts';

/** Events that say what the visitor has chosen. */
const CHOICES = /^travel-(consent|ccpa|data-sharing)/;

/** The panel as text for an issue: no address of this page, nothing of a person and none of their choices. */
export function toMarkdown(sections: readonly Section[]): string {
  const parts = sections
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ title, rows }) => {
      const lines = rows
        .filter(({ name }) => !CHOICES.test(name))
        .map(({ name, value, note }) => `- \`${name}\` ${[value, note].filter(Boolean).join(' · ')}`);
      return `## ${title}\n\n${lines.join('\n') || 'None.'}`;
    });
  return `# Travel Shell\n\n${parts.join('\n\n')}\n`;
}
