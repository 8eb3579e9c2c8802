export { default as adaptiveSheet } from './adaptive.shadow.css';
export { type AdaptiveSurface, type AdaptiveSurfaceOptions, NARROW, useAdaptiveSurface } from './useAdaptiveSurface.ts';
