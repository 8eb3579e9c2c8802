import type { ElementContract } from '@travel-shell/element/contract';
import { snippets } from './guideSnippets.ts';

/** Elements that show nothing by themselves, or that no README has in a block: with what opens or fills them. */
const COMPLETE: Readonly<Record<string, string>> = {
  'travel-consent-frame':
    '<travel-consent-frame category="advertising">A film of video.example.com</travel-consent-frame>',
  'travel-opt-out': '<travel-footer privacy-choices></travel-footer>\n<travel-opt-out></travel-opt-out>',
  'travel-sign-in':
    '<travel-header></travel-header>\n<travel-sign-in providers="google apple" terms-url="/terms"></travel-sign-in>',
  'travel-trips-drawer': '<travel-header trips-drawer></travel-header>\n<travel-trips-drawer></travel-trips-drawer>',
};

/** The tag on a page: the first block of HTML in the README of its package that begins with it, else that has it. */
export function exampleOf({ tag, attributes }: ElementContract, packageName: string): string {
  const ofPackage = snippets.filter(({ guide }) => guide === `packages/${packageName}/README.md`);
  const begins = new RegExp(`^<${tag}[ >\\n]`);
  const has = new RegExp(begins, 'm');
  const found = [begins, has].flatMap((pattern) => ofPackage.filter(({ text }) => pattern.test(text)));
  const looks = ['brand="flagship"', 'locale="en-US"'].filter((each) => (each.split('=')[0] as string) in attributes);
  return COMPLETE[tag] ?? found[0]?.text ?? `<${[tag, ...looks].join(' ')}></${tag}>`;
}
