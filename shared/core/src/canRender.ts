/**
 * Whether our elements can be: false on a server, in a test's simulated page (jsdom, happy-dom) and in browsers before
 * those we support, where the host's own markup stays. Known by the newest of what every element needs, its states.
 */
export const canRender = (): boolean => typeof CustomStateSet !== 'undefined';
