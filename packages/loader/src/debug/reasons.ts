/** Why a file of ours is loaded, by its address below the folder of loader.js. */
const REASONS: readonly [RegExp, string][] = [
  [/^loader\.js/, 'step 0, the script tag'],
  [/^fragments\/.*\.open\.html/, 'what a press opens, as HTML'],
  [/^fragments\//, 'the piece as HTML, without React'],
  [/^(pieces\.json|intent\.)/, 'first intent on a piece, a call of the API, or debug'],
  [/^debug\./, 'debug'],
  [/^consent\.js/, 'what the visitor has decided'],
  [/^later\./, 'what few visitors need of consent'],
  [/^frame\.js/, 'this page may be in a frame'],
  [/^frame-calls\./, 'the page around this frame asks for a call'],
  [/^tcf\./, 'a script asks for consent by __tcfapi, or the dialog makes its strings'],
  [/^(room\.css|fonts\/)/, 'the page links it'],
  [/^plans\//, 'names the files of a piece'],
  [/^runtime\//, 'step 1: React and what pieces share, before the first of them'],
  [/^[\w-]+\//, 'a piece, or a part of it'],
];

/** @param path relative to the folder of loader.js */
export const reasonOf = (path: string): string => REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'unknown';
