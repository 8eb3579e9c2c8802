/** Longer names are cut: more would be a message, not a name. */
const LONGEST_NAME = 60;

/** Line breaks and other separators; what cannot be seen, or turns the direction of a text. */
const SEPARATORS = /[\s\p{Zl}\p{Zp}]+/gu;
const INVISIBLE = /\p{C}/gu;
/** `.`, `/`, `\`, `:`, `@` and what browsers take for them, before something else than a space. */
const JOINTS = /[./\\:@\u2024\u2044\u2215\u3002\uFF0E\uFF0F\uFF1A\uFF20\uFF3C\uFF61]+(?=\S)/gu;

/**
 * A name that a user has typed, of a person, a company or a thing, as it may appear in our mails. Mail programs turn
 * `evil.example`, `www.…`, `https://…` and `a@b.example` into links, so that a stranger could send one in our name. What
 * joins the parts of an address becomes a space; a dot before a space stays (`Smith & Co. Ltd.`).
 */
export function nameInMail(name: string): string {
  const visible = name
    .replace(SEPARATORS, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINTS, ' ')
    .replace(SEPARATORS, ' ')
    .trim();
  const letters = [...visible];
  return letters.length <= LONGEST_NAME
    ? visible
    : `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The text of a message that a member sends to our own staff: whole, with its line breaks, but nothing in it is a link.
 * Numbers such as 1.5 and times such as 9:30 stay.
 */
export const textInMail = (text: string): string =>
  text
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/:(?=[/\\])|[.\u2024\u3002\uFF0E\uFF61](?=\p{L})|[@\uFF20](?=\S)/gu, '$& ')
    .replace(/([/\\]){2,}/gu, '$1');
