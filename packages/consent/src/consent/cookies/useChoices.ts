import { logFailure } from '@travel-shell/core';
import { type CookieCategory, cookiesForCategory } from '@travel-shell/store/consent';
import { type MouseEvent, useLayoutEffect } from 'react';
import { type ChoicesPage, checkSaved, pressChoice, resetChoices } from '../../head/choices.ts';
import type { BannerVisibility } from '../useBannerVisibility.ts';

async function list(category: string): ReturnType<ChoicesPage['list']> {
  const entity = cookiesForCategory(category as CookieCategory);
  await entity.onPage().ensure();
  return entity.get().data?.cookies;
}

const report = (message: string) => logFailure({ code: 'CONSENT_FAILED', message, piece: 'consent' });

/** Handles a press on a control whose value head/choices.ts knows. */
export type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/**
 * Keeps the choices in step with the openings of their banner: each begins at the landing, and with what is saved.
 * @param saved where the visitor has asked for the banner
 * @param onSave answers
 */
export function useChoices(
  { layer, isShown, opening }: BannerVisibility,
  saved: readonly string[] | undefined,
  onSave: (categories: readonly CookieCategory[]) => void,
): Press {
  useLayoutEffect(() => {
    const { current } = layer;
    if (isShown && current) return () => resetChoices(current);
  }, [layer, isShown, opening]);

  const categories = saved?.join(' ');
  // Each opening has reset them.
  useLayoutEffect(() => {
    if (categories !== undefined && layer.current) checkSaved(layer.current, categories.split(' '));
  }, [layer, categories, opening]);

  const save: ChoicesPage['save'] = (_, chosen) => onSave(chosen as readonly CookieCategory[]);
  return ({ currentTarget }) => void pressChoice(currentTarget, { list, save, report });
}
