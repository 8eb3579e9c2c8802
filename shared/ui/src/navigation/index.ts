export { Navigation, type NavigationLink, type NavigationProps } from './Navigation.tsx';
export { default as navigationSheet } from './navigation.shadow.css';
