// The page's own menu, which the header's menu button opens.
const header = document.querySelector('travel-header');
const menu = document.getElementById('site-menu');
header.addEventListener('travel-menu-toggle', ({ detail }) => {
  if (detail.open) menu.showModal();
  else menu.close();
});
menu.addEventListener('close', () => header.removeAttribute('menu-open'));

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
