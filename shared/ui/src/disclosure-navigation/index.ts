export {
  type DisclosureGroup,
  type DisclosureItem,
  type DisclosureLink,
  DisclosureNavigation,
} from './DisclosureNavigation.tsx';
export { default as disclosureNavigationSheet } from './disclosure-navigation.shadow.css';
