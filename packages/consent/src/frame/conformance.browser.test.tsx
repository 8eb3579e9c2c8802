import { describeConformance } from '@travel-shell/element/conformance';
import { contract } from './contract.ts';

describeConformance(contract, {
  define: () => import('./element.ts'),
  attributes: { brand: 'flagship', locale: 'en-US', presentation: 'default', category: 'advertising' },
});
