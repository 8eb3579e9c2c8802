/**
 * Stand-in for https://accounts.google.com/gsi/client: the part of its surface that sites use to sign in. Shows real
 * frames of the stand-in provider, so that tokens come from another origin, as in production.
 */
(() => {
  const home = new URL(document.currentScript.src).origin;
  let options = {};
  let shown;
  let count = 0;

  const moment = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && !reason,
    isNotDisplayed: () => type === 'display' && !!reason,
    getNotDisplayedReason: () => reason,
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => (type === 'skipped' ? reason : undefined),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
  });

  function frame(kind, onMessage) {
    const id = String(++count);
    const query = new URLSearchParams({
      id,
      kind,
      origin: location.origin,
      client_id: options.client_id,
      nonce: options.nonce ?? '',
      login_hint: options.login_hint ?? '',
    });
    const element = document.createElement('iframe');
    element.src = `${home}/google/frame?${query}`;
    element.title = 'Sign in with Google';
    const listen = (event) => {
      if (event.origin === home && event.data?.standIn === id) onMessage(event.data);
    };
    addEventListener('message', listen);
    return {
      element,
      remove() {
        removeEventListener('message', listen);
        element.remove();
      },
    };
  }

  const id = {
    initialize(given) {
      options = given;
    },
    prompt(listener = () => {}) {
      if (shown) return;
      const prompt = frame('prompt', ({ credential, dismissed }) => {
        id.cancel();
        if (dismissed) listener(moment('skipped', 'user_cancel'));
        else {
          listener(moment('dismissed', 'credential_returned'));
          options.callback?.({ credential, select_by: 'user_1tap' });
        }
      });
      prompt.element.id = 'credential_picker_iframe';
      for (const [name, value] of Object.entries({
        position: 'fixed',
        top: '16px',
        right: '16px',
        width: '360px',
        height: '170px',
        border: '0',
        'border-radius': '16px',
        'box-shadow': '0 8px 30px rgb(0 0 0 / 25%)',
        'z-index': '9999',
      }))
        prompt.element.style.setProperty(name, value);
      prompt.element.onload = () => listener(moment('display'));
      document.body.append(prompt.element);
      shown = { ...prompt, listener };
    },
    cancel() {
      shown?.remove();
      shown = undefined;
    },
    renderButton(parent) {
      const button = frame('button', ({ credential }) => options.callback?.({ credential, select_by: 'btn' }));
      button.element.style.setProperty('border', '0');
      button.element.style.setProperty('width', '100%');
      button.element.style.setProperty('height', '96px');
      parent.replaceChildren(button.element);
    },
    disableAutoSelect() {
      sessionStorage.setItem('stand-in-google-auto-select', 'off');
    },
  };
  globalThis.google = { accounts: { id } };
})();
