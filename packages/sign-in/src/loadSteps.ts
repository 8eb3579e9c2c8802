type Steps = typeof import('./steps/Steps.tsx');

/** The states with forms, which are not on the first screen. Fetched when the visitor comes near one. */
export const loadSteps = (): Promise<Steps> => import('./steps/Steps.tsx');
