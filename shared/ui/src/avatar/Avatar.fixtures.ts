/** A person in front of the sea. */
export const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80"><path fill="#9bd3e6" d="M0 0h80v80H0z"/><path fill="#2d7f9d" d="M0 44h80v36H0z"/><path fill="#f2b84b" d="M12 80a28 28 0 0 1 56 0"/><circle cx="40" cy="34" r="15" fill="#8d5a3b"/></svg>',
)}`;

/** Loads, but is not an image. */
export const NO_PICTURE = 'data:image/png;base64,AAAA';
