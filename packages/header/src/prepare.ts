import { getConfig, type Locale, logFailure, type Presentation } from '@travel-shell/contract';
import { resolveLocale } from '@travel-shell/i18n';
import { type BrandData, loadBrand } from '@travel-shell/tokens';
import { ASKING, asksForExtras } from './asksForExtras.ts';
import type { PreparedExtras } from './extras/prepareExtras.ts';
import sheet from './Header.shadow.css';
import type { HeaderValues } from './HeaderProps.ts';
import { loadMessages } from './messages/generated/loadMessages.ts';
import type { Messages } from './messages/generated/Messages.ts';

/** What a header has besides, where it asks for some of it; see extras/. */
export type Extras = typeof import('./extras/index.ts') & PreparedExtras;

export interface HeaderPreparation {
  brand: BrandData;
  locale: Locale;
  presentation: Presentation;
  messages: Messages;
  extras?: Extras | undefined;
}

/** The values that settle what a piece with a brand looks like and says. */
const LOOKS = ['brand', 'locale', 'presentation'] as const;

/** The values `prepare` reads. */
export const PREPARE_ON = [...LOOKS, ...ASKING] as const;

/** Settles brand, locale and presentation, and loads the first two. */
export async function prepareLooks(values: Pick<HeaderValues, (typeof LOOKS)[number]>): Promise<HeaderPreparation> {
  const config = getConfig();
  const locale = resolveLocale(values.locale ?? (config.locale || globalThis.document?.documentElement.lang));
  const [brand, messages] = await Promise.all([loadBrand(values.brand ?? config.brand), loadMessages(locale)]);
  return { brand, locale, presentation: values.presentation ?? config.presentation, messages };
}

/** Loads what the view needs. */
export async function prepare(
  values: Pick<HeaderValues, (typeof PREPARE_ON)[number]>,
): Promise<{ prepared: HeaderPreparation; sheets: CSSStyleSheet[] }> {
  const isPlain = !(asksForExtras(values) || getConfig().logo);
  const [looks, extras] = await Promise.all([prepareLooks(values), isPlain ? undefined : loadExtras(values)]);
  const sheets = [looks.brand.sheet, sheet];
  if (extras) sheets.push(extras.sheet);
  return { prepared: { ...looks, extras }, sheets };
}

/** A header without them is better than none. */
async function loadExtras(values: Pick<HeaderValues, 'brand' | 'underLogo'>): Promise<Extras | undefined> {
  try {
    const extras = await import(/* webpackChunkName: "header-extras" */ './extras/index.ts');
    return { ...extras, ...extras.prepareExtras(values) };
  } catch (cause) {
    logFailure({ code: 'LOAD_FAILED', message: 'The header does without its extras.', piece: 'header', cause });
  }
}
