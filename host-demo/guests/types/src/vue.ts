import '@travel-shell/elements/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['travel-header']>['$props'];
export const props: Props = { brand: 'partner', 'visible-items': 3 };
// @ts-expect-error There is no such presentation.
export const wrong: Props = { presentation: 'sepia' };
