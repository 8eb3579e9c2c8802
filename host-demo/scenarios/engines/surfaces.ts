import { expect } from './test.ts';
import type { Visit } from './Visit.ts';

export const PAGE = '/scenarios/every-piece/';

/** A surface that opens: its piece, its button, and what the button shows. */
export interface Surface {
  name: string;
  piece: string;
  button: string;
  surface: string;
}

const surface = (name: string, piece: string, button: string, shown: string): Surface => ({
  name,
  piece,
  button: `${piece} >> ${button}`,
  surface: `${piece} >> ${shown}`,
});

export const MORE = surface('"more" of the header', 'travel-header', '.more', '#more');
export const SURFACES = [
  MORE,
  surface('the header’s account menu', 'travel-header', '.ts-account-button', '#account'),
  surface('the account menu', 'travel-account-menu', '.ts-account-button', '#account'),
  surface('the country picker', 'travel-country-picker', '.trigger', '#surface'),
  surface('the currency picker', 'travel-currency-picker', '.trigger', '#surface'),
];

/** Asks for React, and waits until it has rendered or hydrated it. The sign-in has no box of its own. */
export async function isReady(visit: Visit, piece: string): Promise<void> {
  await visit.load(piece);
  await expect.poll(async () => (await visit.look(`${piece}:state(ready)`)) != null, `${piece} is ready`).toBe(true);
}

/** Loads a piece, with the focus on its button. */
export async function wake(visit: Visit, { piece, button }: Surface): Promise<void> {
  await visit.loaderRan();
  await visit.focus(button);
  await isReady(visit, piece);
}

export async function expectUnderButton(visit: Visit, { button, surface }: Surface): Promise<void> {
  const place = async () => {
    const [above, below] = [await visit.look(button), await visit.look(surface)];
    if (!above || !below) return 'one of them is not there';
    const gap = below.top - above.bottom;
    if (gap < 0 || gap > 32) return `${gap} px below it`;
    return below.left < above.right && below.right > above.left
      ? 'under it'
      : `${below.left - above.left} px beside it`;
  };
  await expect.poll(place, `place of ${surface}, seen from its button`).toBe('under it');
}

/** Opens by press and by keyboard, under its button; closes by Escape and by a press elsewhere. */
export async function openAndClose(visit: Visit, given: Surface): Promise<void> {
  const { button, surface } = given;
  await visit.press(button);
  await visit.sees(surface);
  await expectUnderButton(visit, given);
  await visit.key('Escape');
  await visit.seesNo(surface);
  await visit.focus(button);
  await visit.key('Enter');
  await visit.sees(surface);
  await visit.press('.settings b');
  await visit.seesNo(surface);
}
