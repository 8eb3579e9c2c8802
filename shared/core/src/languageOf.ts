/** The language of a BCP 47 tag in lower case: `de` of `de-AT`, also of `DE_at`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] as string;
