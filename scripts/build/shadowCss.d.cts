/** What the loader needs of webpack's context. */
interface Context {
  resourcePath: string;
  getOptions(): { presentations?: readonly string[]; make?: string };
}

declare function shadowCss(this: Context, source: string): string;
export = shadowCss;
