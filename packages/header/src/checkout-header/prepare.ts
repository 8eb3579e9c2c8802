import { type HeaderPreparation, prepareLooks } from '../prepare.ts';
import sheet from './CheckoutHeader.shadow.css';

export const PREPARE_ON = ['brand', 'locale', 'presentation'] as const;

/** Loads what the view needs. */
export async function prepare(
  values: Parameters<typeof prepareLooks>[0],
): Promise<{ prepared: HeaderPreparation; sheets: CSSStyleSheet[] }> {
  const prepared = await prepareLooks(values);
  return { prepared, sheets: [prepared.brand.sheet, sheet] };
}
