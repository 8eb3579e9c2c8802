import type { Locale } from '@travel-shell/core';
import { escapeHtml } from './html.ts';
import { type Page, sheetPage } from './layout.ts';

export interface IdentField {
  name: 'passwd' | 'username';
  label: string;
  type: 'password' | 'text';
  autocomplete: 'current-password' | 'new-password' | 'username';
}

export interface IdentForm {
  /** The form's action: the page's own path. */
  path: string;
  formToken: string;
  hidden: Record<string, string>;
  field?: IdentField | undefined;
  button: string;
  error?: string | undefined;
}

export interface IdentPage {
  title: string;
  /** Text. */
  lead: string;
  form?: IdentForm;
  link?: { href: string; label: string };
  /** The locale of the texts; English if there is none. */
  locale?: Locale;
}

/** One account step: a sentence and at most one form. Works without JavaScript. */
export function identPage({ title, lead, form, link, locale }: IdentPage): Page {
  return sheetPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${form ? formHtml(form) : ''}
${link ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}`,
    { locale },
  );
}

function formHtml({ path, formToken, hidden, field, button, error }: IdentForm): string {
  const inputs = Object.entries({ ...hidden, formtoken: formToken }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${path}">
${inputs.join('\n')}
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
${field ? fieldHtml(field, Boolean(error)) : ''}
<button type="submit" class="button">${escapeHtml(button)}</button>
</form>`;
}

function fieldHtml({ name, label, type, autocomplete }: IdentField, isWrong: boolean): string {
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="error"' : '';
  const [maxLength, typing] = type === 'text' ? [254, ' autocapitalize="none" spellcheck="false"'] : [1024, ''];
  return `<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="${maxLength}"${typing}${invalid}>`;
}
