/** Every kind of finding, each with what it means for visitors. `packages/doctor/README.md` explains them. */
export const KINDS = {
  'no-loader': 'loader.js does not run',
  'blocking-tag': 'the page waits for loader.js',
  'tag-twice': 'loader.js is there twice',
  'two-releases': 'two releases are on the page',
  policy: 'the page’s policy blocks the kit',
  'no-api-base': 'the back end is not named',
  'origin-refused': 'the back end refuses this origin',
  'no-back-end': 'something else than the back end answers',
  'another-site': 'the back end is of another site',
  config: 'a configuration is ignored',
  'unknown-piece': 'there is no such piece',
  'fragment-links': 'links of a fragment lead to the wrong origin',
  'consent-late': 'scripts run before the visitor is asked',
  shift: 'the page moves when a piece comes',
  'no-fonts': 'the brand’s typeface is not linked',
} as const;

export type Kind = keyof typeof KINDS;

export interface Finding {
  kind: Kind;
  /** The mistake, in a sentence. */
  problem: string;
  /** The line to change, as it should be. */
  fix: string;
}
