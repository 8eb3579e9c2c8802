import { createHash } from 'node:crypto';
import type { Schema } from '@travel-shell/contract';
import { escapeHtml } from '../../../pages/html.ts';
import { type Page, sheetPage } from '../../../pages/layout.ts';
import { PAGE_POLICY } from '../../../pages/sendPage.ts';
import { PASSKEYS_PATH } from '../waysToSignIn.ts';

interface PasskeysContent {
  passkeys: Schema<'Passkey'>[];
  formToken: string;
  /** Whether the visitor may add and remove right now; else they are asked for their password first. */
  isRecent: boolean;
  problem?: string | undefined;
}

const AGAIN = `/s/ident/again?redir=${encodeURIComponent(PASSKEYS_PATH)}`;

/** Only an authenticator makes a passkey, and only script talks to it: without script the button stays hidden. */
const SCRIPT = `const form = document.getElementById('add');
const problem = document.getElementById('problem');
const send = async (path, body) => {
  const headers = { 'Content-Type': 'application/json', 'X-CSRF': form.elements.formtoken.value };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (answer.errors?.[0].code === 'RECENT_SIGN_IN_REQUIRED') location.assign('${AGAIN}');
  if (!response.ok) throw new Error(answer.message ?? answer.errors[0].localizedDescription);
  return answer;
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  problem.hidden = true;
  try {
    const options = await send('/auth/webauthn/v1/newCredentialParams', {});
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = await navigator.credentials.create({ publicKey });
    await send('/auth/webauthn/v1/register', made.toJSON());
    location.reload();
  } catch (error) {
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return;
    problem.textContent = error.name === 'InvalidStateError' ? 'This device has a passkey already.' : error.message;
    problem.hidden = false;
  }
});
const cannot = !globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON;
form.hidden = cannot;
document.getElementById('cannot').hidden = !cannot;`;

export const PASSKEYS_POLICY = `${PAGE_POLICY}; connect-src 'self'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

export function passkeysPage({ passkeys, formToken, isRecent, problem }: PasskeysContent): Page {
  const token = `<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">`;
  return sheetPage(
    'Your passkeys',
    `<h1>Your passkeys</h1>
<p>Each of these signs you in with a fingerprint, a face or a screen lock. Remove those that are not yours: whoever used them is signed out at once.</p>
<p class="error" id="problem" role="alert"${problem ? '' : ' hidden'}>${escapeHtml(problem ?? '')}</p>
${isRecent ? '' : `<p>To add or remove one, we ask for your password first. <a href="${AGAIN}">Enter it now</a></p>`}
${
  passkeys.length === 0
    ? '<p>You have none yet.</p>'
    : `<ul class="entries">${passkeys.map((passkey) => entry(passkey, token)).join('')}</ul>`
}
<form method="post" id="add" hidden>${token}<button type="submit" class="button">Add a passkey</button></form>
<p id="cannot">To add one, use a browser that knows passkeys, with JavaScript switched on.</p>
<p><a href="/">Back to the start</a></p>
<script>${SCRIPT}</script>`,
    { isWide: true },
  );
}

function entry({ passkeyId, name, createdAt, lastUsedAt }: Schema<'Passkey'>, token: string): string {
  const used = lastUsedAt ? `last used on ${day(lastUsedAt)}` : 'not used yet';
  const title = name ?? 'Passkey without a name';
  const hidden = `${token}<input type="hidden" name="passkey" value="${passkeyId}">`;
  return `<li>
<h2><bdi>${escapeHtml(title)}</bdi></h2>
<p>Added on ${day(createdAt)}, ${used}.</p>
<form method="post" action="${PASSKEYS_PATH}">${hidden}
<label for="name-${passkeyId}">Name</label>
<div class="row"><input id="name-${passkeyId}" name="name" required maxlength="60" autocomplete="off" value="${escapeHtml(name ?? '')}">
<button type="submit" name="action" value="rename" class="button quiet">Save<span class="unseen"> the name of ${escapeHtml(title)}</span></button></div>
</form>
<form method="post" action="${PASSKEYS_PATH}">${hidden}<button type="submit" name="action" value="remove" class="button quiet">Remove<span class="unseen"> ${escapeHtml(title)}</span></button></form>
</li>`;
}

export const day = (time: string): string =>
  `<time datetime="${time}">${new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}</time>`;
