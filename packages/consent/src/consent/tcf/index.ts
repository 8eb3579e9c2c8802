import type { Locale } from '@travel-shell/core';
import { linkSheet } from '@travel-shell/ui/link';
import { skeletonSheet } from '@travel-shell/ui/skeleton';
import { switchSheet } from '@travel-shell/ui/switch';
import { tabsSheets } from '@travel-shell/ui/tabs';
import { loadMessages } from './messages/generated/loadMessages.ts';
import sheet from './Tcf.shadow.css';
import vendorsSheet from './vendors.shadow.css';

export { Tcf as View } from './Tcf.tsx';
/** Adopted after those of every kind. */
export const sheets = [linkSheet, skeletonSheet, switchSheet, ...tabsSheets, sheet, vendorsSheet];

export const prepare = async (locale: Locale) => ({ tcf: { messages: await loadMessages(locale) } });
