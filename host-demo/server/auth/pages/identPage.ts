import { escapeHtml } from '../../pages/html.ts';
import { layout } from '../../pages/layout.ts';

export interface IdentPage {
  title: string;
  /** Text. */
  lead: string;
  form?: {
    /** Posts to the page's own path. */
    path: string;
    formToken: string;
    hidden: Record<string, string>;
    password?: { label: string; autocomplete: 'current-password' | 'new-password' };
    button: string;
    error?: string | undefined;
  };
  link?: { href: string; label: string };
}

/** A step on the way to an account: one sentence and at most one form. Works without JavaScript. */
export function identPage({ title, lead, form, link }: IdentPage): string {
  return layout(
    title,
    `<main class="sheet">
<p class="brand"><a href="/"><img src="/demo/icon.svg" alt="" width="28" height="28"> Travel Shell</a></p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${form ? formHtml(form) : ''}
${link ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}
</main>`,
    'center',
  );
}

function formHtml({ path, formToken, hidden, password, button, error }: NonNullable<IdentPage['form']>): string {
  const fields = Object.entries({ ...hidden, formtoken: formToken }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : '';
  const input =
    password &&
    `<label for="passwd">${escapeHtml(password.label)}</label>
<input id="passwd" name="passwd" type="password" autocomplete="${password.autocomplete}" required maxlength="1024"${invalid}>`;
  return `<form method="post" action="${path}">
${fields.join('\n')}
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
${input ?? ''}
<button type="submit" class="button">${escapeHtml(button)}</button>
</form>`;
}
