import { createElement, type ReactNode } from 'react';
import type { LogoNode, LogoPart, LogoProps } from './BrandData.ts';

const draw = ([name, attributes, ...children]: LogoNode, key: number): ReactNode =>
  createElement(name, { key, ...attributes }, ...children.map(draw));

/** One SVG of a logo. */
export const drawLogo = (className: string, { viewBox, height, nodes }: LogoPart): ReactNode => (
  <svg className={className} viewBox={viewBox} height={height} aria-hidden="true">
    {nodes.map(draw)}
  </svg>
);

/** Mark and word side by side. Decorative: the link around it carries the brand's name. */
export const Logo = ({ logo: { mark, word }, compact }: LogoProps): ReactNode => (
  <>
    {drawLogo('logo-mark', mark)}
    {!compact && word && drawLogo('logo-word', word)}
  </>
);
