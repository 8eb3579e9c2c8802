export { type LoginFields, login } from './login.ts';
