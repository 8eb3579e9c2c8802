export { cookiesDisabledState } from './cookiesDisabledState.ts';
export { onlineState } from './onlineState.ts';
