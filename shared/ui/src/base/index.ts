export { default as baseSheet } from './base.shadow.css';
