import { createHash } from 'node:crypto';
import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import type { Person } from './people.ts';

export interface Page {
  html: string;
  policy: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { inline-size: min(22rem, 100% - 2rem); padding-block: 1.5rem; }
h1 { margin: 0 0 .25rem; font-size: 1.4rem; line-height: 1.25; }
p { margin: 0 0 1rem; opacity: .75; }
button { display: flex; inline-size: 100%; gap: .75rem; align-items: center; margin-block-end: .5rem; padding: .7rem 1rem;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; background: none; color: inherit;
  font: inherit; text-align: start; cursor: pointer; }
button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
button:focus-visible { outline: 3px solid #1f5eff; outline-offset: 2px; }
b { display: block; font-weight: 600; } small { opacity: .75; }
button.plain { border-color: transparent; justify-content: center; }
.card { padding: 1rem; inline-size: auto; }`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function page(
  title: string,
  body: string,
  { script = '', formAction = "'self'", frameAncestors = "'none'", connect = "'none'" } = {},
): Page {
  const policy =
    `default-src 'none'; img-src data:; style-src ${digest(STYLE)}; script-src ${script ? digest(script) : "'none'"}; ` +
    `connect-src ${connect}; form-action ${formAction}; base-uri 'none'; frame-ancestors ${frameAncestors}`;
  const html = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style>
${body}${script && `<script>${script}</script>`}
</html>`;
  return { html, policy };
}

/** The sign-in and consent page. `query` is the site's request, sent back with the form. */
export function choicePage(title: string, known: readonly Person[], query: string, redirectUri: string): Page {
  const people = known.map(
    ({ sub, name: who, email }) =>
      `<button name="person" value="${escapeHtml(sub)}"><span><b>${escapeHtml(who)}</b><small>${escapeHtml(email)}</small></span></button>`,
  );
  return page(
    `${title} (stand-in)`,
    `<main><h1>Sign in with ${escapeHtml(title)}</h1>
<p>A stand-in for trying out: it speaks the protocol of ${escapeHtml(title)} and asks for no password.</p>
<form method="post" action="?${escapeHtml(query)}">
${people.join('\n')}
<button class="plain" name="person" value="">Cancel</button>
</form></main>`,
    // Browsers also apply this to the redirect after the form.
    { formAction: `'self' ${new URL(redirectUri).origin}` },
  );
}

const SUBMIT = 'document.forms[0].submit();';

/** OAuth 2.0 Form Post Response Mode: the redirect back as a self-submitting form. */
export function formPostPage(redirectUri: string, fields: Record<string, string>): Page {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    'One moment',
    `<main><form method="post" action="${escapeHtml(redirectUri)}">${inputs.join('')}<button>Go on</button></form></main>`,
    { script: SUBMIT, formAction: new URL(redirectUri).origin },
  );
}

const PROMPT = `const query = new URLSearchParams(location.search);
const tell = (message) => parent.postMessage({ standIn: query.get('id'), ...message }, query.get('origin'));
document.querySelector('.go').onclick = async () => {
  const answer = await fetch(location.pathname + location.search, { method: 'POST' });
  tell({ credential: (await answer.json()).credential });
};
document.querySelector('.plain')?.addEventListener('click', () => tell({ dismissed: true }));`;

/** The page that Google's script shows in a frame: the prompt, or the button alone. */
export function framePage(who: { name: string; email: string }, origin: string, isPrompt: boolean): Page {
  const dismiss = isPrompt ? '<button class="plain">Close</button>' : '';
  return page(
    'Google (stand-in)',
    `<main class="card"><button class="go"><span><b>Continue as ${escapeHtml(who.name)}</b><small>${escapeHtml(who.email)}</small></span></button>${dismiss}</main>`,
    { script: PROMPT, frameAncestors: origin, connect: "'self'" },
  );
}

export const problem = (what: string): Page => page('Error', `<main><h1>Error</h1><p>${escapeHtml(what)}</p></main>`);
