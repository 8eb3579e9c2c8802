/**
 * The symbol of a currency, until the back end's is known; empty where it is the code. So all pickers of a page show the
 * same, also one that nothing has opened. In English, which has the narrow ones: Arabic writes `US$`.
 */
export function usualSymbol(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
    return symbol === undefined || symbol === currency ? '' : symbol;
  } catch {
    return ''; // not a code
  }
}
