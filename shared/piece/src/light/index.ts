export { adoptLightSheet } from './adoptLightSheet.ts';
export { lightRules } from './lightRules.ts';
