/** The messages between a framed page and the page around it. The README has the whole schema. */

/** The newest version that this side speaks, and the oldest. */
export const VERSION = 1;
export const OLDEST = 1;

/** Longest message, in characters. An answer of the back end is shorter, so that it fits with what is around it. */
export const LONGEST = 262_144;

/** Calls of the host that run at once. */
export const CALLS_AT_ONCE = 10;

/** Highest frame, in px. */
export const HIGHEST = 100_000;

/** A message that has passed the first check. Its fields come from the other side, so each reader checks what it takes. */
export type Message = Readonly<Record<string, unknown>>;

/** A message is a JSON object as text: there is a limit for its length, and nothing in it but data. */
export function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'string' || data.length > LONGEST) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message && !Array.isArray(message) ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

/** The version that both sides speak: the older of the two newest ones. Undefined if one of them does not speak it. */
export function agreedVersion({ version, oldest }: Message): number | undefined {
  const agreed = Math.min(VERSION, version as number);
  return Number.isInteger(agreed) && agreed >= OLDEST && agreed >= (oldest as number) ? agreed : undefined;
}

/** A position or size in the frame, in px. */
export const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= HIGHEST;

/** Only whole origins of the web. The origin of a sandboxed page is the text `null`. */
export const isOrigin = (value: string): boolean =>
  /^https?:[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value;
