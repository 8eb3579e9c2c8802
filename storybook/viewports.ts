import { BREAKPOINTS } from '@travel-shell/tokens';

/** Breakpoints are in em of a container; our pages have this text size. In px. */
const TEXT_SIZE = 16;
const HEIGHT = '800px';

const ofBreakpoint = (name: string, em: number) => {
  const width = em * TEXT_SIZE;
  return [name, { name: `${name} · from ${width} px`, styles: { width: `${width}px`, height: HEIGHT }, type: 'other' }];
};

/** The choices of Storybook's own viewport switch: a phone, and the narrowest window of each breakpoint. CON-042. */
export const viewports = Object.fromEntries([
  ['xs', { name: 'xs · phone, 390 px', styles: { width: '390px', height: HEIGHT }, type: 'mobile' }],
  ['zoom', { name: '400 % zoom, 320 px', styles: { width: '320px', height: '256px' }, type: 'other' }],
  ...Object.entries(BREAKPOINTS).map(([name, em]) => ofBreakpoint(name, em)),
]);
