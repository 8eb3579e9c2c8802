import { escapeHtml } from './html.ts';
import { type Page, sheetPage } from './layout.ts';

/** An error page. */
export function problemPage(message: string, back: string): Page {
  return sheetPage(
    'Sorry',
    `<h1>That did not work</h1>
<p role="alert">${escapeHtml(message)}</p>
<p><a class="button" href="${escapeHtml(back)}">Back</a></p>`,
  );
}
