import { create } from 'storybook/theming';

/** The logo and the name, inline so that nothing is fetched. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="172" height="32" viewBox="0 0 172 32"><rect width="32" height="32" rx="9" fill="#0b5fd1"/><path d="M8 12.5h16M8 19.5h9" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="23" cy="19.5" r="2.6" fill="#ffc24b"/><text x="42" y="22" font-family="system-ui,sans-serif" font-size="18" font-weight="650" fill="#14202f" letter-spacing="-.3">Travel Shell</text></svg>`,
)}`;

/** Storybook's own windows: quiet, so that the pieces are the only colour on the screen. */
export const theme = create({
  base: 'light',
  brandTitle: 'Travel Shell',
  brandImage: LOGO,
  brandUrl: '/',
  brandTarget: '_self',
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  colorPrimary: '#0b5fd1',
  colorSecondary: '#0b5fd1',
  appBg: '#f4f6f9',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dfe5ec',
  appBorderRadius: 10,
  textColor: '#14202f',
  textMutedColor: '#5a6878',
  barBg: '#ffffff',
  barTextColor: '#4b5a6b',
  barHoverColor: '#0b5fd1',
  barSelectedColor: '#0b5fd1',
  inputBg: '#ffffff',
  inputBorder: '#c3ccd6',
  inputTextColor: '#14202f',
  inputBorderRadius: 8,
});
