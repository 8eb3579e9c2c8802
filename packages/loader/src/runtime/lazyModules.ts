/**
 * Modules that several pieces share and not every page needs. Step 1 provides each as a shared module, so that a page
 * downloads it once. A test checks which modules belong here (host-demo/bench/README.md).
 */
export const LAZY_MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  '@travel-shell/api': () => import(/* webpackChunkName: "api" */ '@travel-shell/api'),
  '@travel-shell/api/navigate': () => import(/* webpackChunkName: "api-navigate" */ '@travel-shell/api/navigate'),
  '@travel-shell/contract/parse': () => import(/* webpackChunkName: "contract-parse" */ '@travel-shell/contract/parse'),
  '@travel-shell/tokens/brands/flagship': () =>
    import(/* webpackChunkName: "tokens-brands-flagship" */ '@travel-shell/tokens/brands/flagship'),
  '@travel-shell/tokens/brands/partner': () =>
    import(/* webpackChunkName: "tokens-brands-partner" */ '@travel-shell/tokens/brands/partner'),
  '@travel-shell/tokens/brands/sister': () =>
    import(/* webpackChunkName: "tokens-brands-sister" */ '@travel-shell/tokens/brands/sister'),
  '@travel-shell/ui/account-button': () =>
    import(/* webpackChunkName: "ui-account-button" */ '@travel-shell/ui/account-button'),
  '@travel-shell/ui/adaptive': () => import(/* webpackChunkName: "ui-adaptive" */ '@travel-shell/ui/adaptive'),
  '@travel-shell/ui/avatar': () => import(/* webpackChunkName: "ui-avatar" */ '@travel-shell/ui/avatar'),
  '@travel-shell/ui/base': () => import(/* webpackChunkName: "ui-base" */ '@travel-shell/ui/base'),
  '@travel-shell/ui/button': () => import(/* webpackChunkName: "ui-button" */ '@travel-shell/ui/button'),
  '@travel-shell/ui/confirm-dialog': () =>
    import(/* webpackChunkName: "ui-confirm-dialog" */ '@travel-shell/ui/confirm-dialog'),
  '@travel-shell/ui/dialog': () => import(/* webpackChunkName: "ui-dialog" */ '@travel-shell/ui/dialog'),
};
