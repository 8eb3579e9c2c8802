/** Browsers without CSS anchor positioning: Firefox before 147, Safari before 26. Only Firefox can switch it off. */
import { expectUnderButton, MORE, openAndClose, PAGE, SURFACES, wake } from './surfaces.ts';
import { test } from './test.ts';

test.use({ hasAnchors: false });

test('before script, "more" opens under its button', async ({ visit }) => {
  for (const query of ['?quiet', '?quiet&locale=ar&lang=ar']) {
    await visit.open(PAGE + query);
    await visit.press(MORE.button);
    await visit.sees(MORE.surface);
    await expectUnderButton(visit, MORE);
  }
});

test('with script, menus open under their buttons', async ({ visit }) => {
  await visit.open(PAGE);
  for (const surface of SURFACES) {
    await wake(visit, surface);
    await test.step(surface.name, () => openAndClose(visit, surface));
  }
});
