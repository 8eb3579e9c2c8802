export const CHROMIUM_ARGS: string[];
export const INTERPRET: string;
export function findChromium(): string;
