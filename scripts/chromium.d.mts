export const CHROMIUM_ARGS: string[];
export const UNOPTIMIZED: string;
export const INTERPRET: string;
export function findChromium(): string;
export function chromiumVersion(): string;
