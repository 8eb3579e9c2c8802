import type { Locale } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { contract } from './contract.ts';
import { prepare } from './prepare.ts';

/** The sheets of the form in the light DOM. */
export const loadLightSheets = async () =>
  (await import(/* webpackChunkName: "light" */ './light/sheets.ts')).LIGHT_SHEETS;

/** The form has a chunk of its own, beside that of the element; its styles come where no fragment has brought them. */
export async function prepareInBrowser(values: unknown, looks: { locale: Locale }) {
  const isStyled = pageDocument.querySelector(`${contract.tag} > style`) !== null;
  const [{ prepared }, { Traveler }, sheets] = await Promise.all([
    prepare(values, looks),
    import(/* webpackChunkName: "traveler" */ './form/Traveler.tsx'),
    isStyled ? undefined : loadLightSheets(),
  ]);
  return { prepared: { ...prepared, Traveler, sheets } };
}
