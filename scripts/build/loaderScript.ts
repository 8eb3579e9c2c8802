/** How a page begins: everything else is optional. */
export const LOADER_TAG = '<script async src="https://shell.example.com/travel-shell/loader.js"></script>';
