/** A text that `like` takes as it is. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
