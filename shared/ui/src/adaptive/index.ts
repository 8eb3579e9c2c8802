export { NARROW } from '../surface/adaptSurface.ts';
export { default as adaptiveSheet } from './adaptive.shadow.css';
export { type AdaptiveSurface, type AdaptiveSurfaceOptions, useAdaptiveSurface } from './useAdaptiveSurface.ts';
