import { escapeHtml } from '../../../pages/html.ts';
import { type Page, sheetPage } from '../../../pages/layout.ts';

interface LoginContent {
  formToken: string;
  redir: string;
  username?: string;
  sticky?: boolean;
  /** The error of the last attempt. */
  error?: string;
  /** HTML below the form. */
  note?: string;
}

/** Works without JavaScript. */
export function loginPage({ formToken, redir, username = '', sticky = false, error, note = '' }: LoginContent): Page {
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : '';
  return sheetPage(
    'Sign in',
    `<h1>Welcome back</h1>
<form method="post" action="/login">
<input type="hidden" name="formtoken" value="${escapeHtml(formToken)}">
<input type="hidden" name="redir" value="${escapeHtml(redir)}">
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
<label for="username">Email or phone</label>
<input id="username" name="username" autocomplete="username" required maxlength="254" autocapitalize="none" spellcheck="false" value="${escapeHtml(username)}"${invalid}>
<label for="passwd">Password</label>
<input id="passwd" name="passwd" type="password" autocomplete="current-password" required maxlength="1024"${invalid}>
<label class="check"><input type="checkbox" name="sticky" value="true"${sticky ? ' checked' : ''}> Keep me signed in on this device</label>
<button type="submit" class="button">Sign in</button>
</form>
<p><a href="/s/ident/forgot">Forgot your password?</a></p>
${note}`,
  );
}
