import type { ShellConfig } from './generated/ShellConfig.ts';

/**
 * A fragment's HTML with the addresses that `siteUrl` and `apiUrl` give in the browser. React writes every attribute as
 * ` name="value"`, and `"` in a text as `&quot;`.
 */
export const resolveMarkup = (html: string, { siteBase, apiBase }: Pick<ShellConfig, 'siteBase' | 'apiBase'>): string =>
  html.replace(/ (href|src|action)="(?=\/[^/])/g, (start, name) => start + ((name === 'href' && siteBase) || apiBase));
