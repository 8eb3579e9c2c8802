export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export type { MenuItemData } from './MenuItem.tsx';
export { default as menuSheet } from './menu.shadow.css';
