/** Few visits need it. */
export const loadUnsent = () => import(/* webpackChunkName: "unsent" */ './unsent/index.ts');
