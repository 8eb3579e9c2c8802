export { cookiesDisabledState } from './cookiesDisabledState.ts';
export { currencyFormatOf } from './currencyFormatOf.ts';
export { onlineState } from './onlineState.ts';
export { type PageData, pageData } from './pageData.ts';
export { type PageLocale, pageLocale } from './pageLocale.ts';
