// Saving needs an account: the sign-in opens by itself.
for (const button of document.querySelectorAll('[data-journey]')) {
  button.addEventListener('click', async () => {
    const resultId = button.dataset.journey;
    const shell = window.travelShell;
    const isSignedIn = shell.get('auth').status === 'signedIn';
    const { signedIn } = isSignedIn ? { signedIn: true } : await shell.openSignIn({ reason: 'save-trip', resultId });
    if (!signedIn) return;
    button.setAttribute('aria-pressed', 'true');
    button.textContent = button.dataset.saved;
    button.removeAttribute('aria-label');
  });
}
