import type { ScreenContract } from '@travel-shell/element/contract';
import type { ServerPiece } from '@travel-shell/piece/server';
import { escapeHtml } from './escapeHtml.ts';
import { FragmentError } from './FragmentError.ts';
import { renderView } from './renderView.tsx';

export interface RenderedScreens {
  sheets: readonly unknown[];
  /** Attributes for the element. */
  added: Readonly<Record<string, string>> | undefined;
  /** Attributes of the view's root. */
  rootAttributes: string;
  view: string;
  /** Beside that root: the data, and the other screens. */
  further: string;
}

/** A piece without names for its screens has one. */
const ONLY: readonly ScreenContract[] = [{ name: '' }];

/**
 * The screens that a press opens, as the view renders them open. A further screen is a template with its own render, so
 * that the page's script can show it and React hydrates whichever is there.
 */
export async function renderFirstScreen(
  piece: ServerPiece,
  values: Parameters<ServerPiece['prepare']>[0],
  data: unknown,
): Promise<RenderedScreens> {
  const { tag, firstScreen } = piece.contract;
  if (!firstScreen) throw new FragmentError('NO_FIRST_SCREEN', [`<${tag}> has no first screen.`]);
  if (firstScreen.needsData && data === undefined)
    throw new FragmentError('NO_FIRST_SCREEN', [`The first screen of <${tag}> needs data of the back end.`]);

  const all = await Promise.all(
    (firstScreen.screens ?? ONLY).map(async (screen) => {
      if (screen.needsScript) return { screen, view: '', sheets: [] };
      const { prepared, sheets, attributes } = await piece.prepare(values, data, screen.name);
      return { screen, view: renderView(piece, values, prepared, screen.name), sheets, attributes };
    }),
  );
  const { unlessStored, unlessOff } = firstScreen;
  const unless = [
    unlessStored ? ` data-unless-stored="${escapeHtml(unlessStored)}"` : '',
    unlessOff ? ` data-unless-off="${escapeHtml(unlessOff)}"` : '',
  ].join('');
  const [first, ...others] = all as [(typeof all)[number], ...typeof all];
  const templates = others.map(({ screen: { name, reason }, view }) => {
    const forReason = reason === undefined ? '' : ` data-reason="${escapeHtml(reason)}"`;
    return `<template data-screen="${escapeHtml(name)}"${forReason}>${view}</template>`;
  });
  return {
    sheets: [...new Set(all.flatMap(({ sheets }) => sheets))],
    added: first.attributes,
    rootAttributes: ` data-opened="${escapeHtml(first.screen.name)}"${unless}`,
    view: first.view,
    further: `${data === undefined ? '' : dataBlock(data)}${templates.join('')}`,
  };
}

/** No text of it ends the block. */
const dataBlock = (data: unknown) =>
  `<script type="application/json" data-travel-data>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
