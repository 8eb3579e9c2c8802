/** A path that the page around a frame may call, or all below one: `/trips/api/*`. Never all of them, and no `..`. */
export const FRAME_PATH = /^(\/(?!\.+(\/|$))[\w.~-]+)+(\/\*?)?$/;
