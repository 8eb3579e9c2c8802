export const RELEASE_FILE = 'pieces.json';
