import { escapeHtml } from './html.ts';
import { layout } from './layout.ts';

/** An error page. */
export function problemPage(message: string, back: string): string {
  return layout(
    'Sorry',
    `<main class="sheet">
<p class="brand"><a href="/"><img src="/site/icon.svg" alt="" width="28" height="28"> Travel Shell</a></p>
<h1>That did not work</h1>
<p role="alert">${escapeHtml(message)}</p>
<p><a class="button" href="${escapeHtml(back)}">Back</a></p>
</main>`,
    'center',
  );
}
