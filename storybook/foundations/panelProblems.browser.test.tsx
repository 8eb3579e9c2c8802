import { renderInShadow } from '@travel-shell/testing/renderInShadow';
import { THIRTY_COLOURS } from '@travel-shell/testing/thirtyColours';
import { expect, test } from 'vitest';
import { ColourPanels, panelSheets } from './ColourPanels.tsx';
import { panelProblems } from './panelProblems.ts';

test.each(THIRTY_COLOURS)('on the contact sheet all that is made of %s keeps its contrast and hue', async (colour) => {
  const { frame } = await renderInShadow(<ColourPanels colour={colour} />, { sheets: panelSheets });
  const item = frame.querySelector<HTMLElement>('[data-colour]');
  expect(item && panelProblems(item)).toEqual([]);
});
