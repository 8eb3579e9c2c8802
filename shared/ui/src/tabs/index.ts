export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
export { default as tabsSheet } from './tabs.shadow.css';
