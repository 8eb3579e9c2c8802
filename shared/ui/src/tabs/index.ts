import { scrollRowSheet } from '../scroll-row/index.ts';
import tabsSheet from './tabs.shadow.css';

export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
/** Including the sheets of its parts. */
export const tabsSheets: readonly CSSStyleSheet[] = [scrollRowSheet, tabsSheet];
