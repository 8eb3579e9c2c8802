import { register } from '@teamhanko/hanko-elements';

const dialog = document.getElementById('sign-in');
document.getElementById('ask').addEventListener('click', () => dialog.showModal());

// In the page, where the bench finds the form.
void register('/bench/hanko-api', { shadow: false });
