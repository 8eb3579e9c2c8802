import type { HostLine } from '../judgeLine.ts';

/** Lines of the legacy pages, also where other scenarios visit them. */
export const HOST_LINES: readonly HostLine[] = [
  {
    file: '/demo/vendor/jquery/jquery.min.js',
    pattern: /^console: .*inline event handler.*Content Security Policy/,
    why: 'jQuery 1 sets `onfocusin` on an element to find out whether the browser has that event. From Chromium 156 on, the attribute is an event handler, which the policy of the page forbids.',
  },
];
