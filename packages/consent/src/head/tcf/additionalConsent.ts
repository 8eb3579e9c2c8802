/**
 * Google's Additional Consent string, version 2: `2~<consented>~dv.<disclosed, not consented>`, for vendors outside the
 * framework.
 */
export function additionalConsent(consented: readonly number[], disclosed: readonly number[]): string {
  const isConsented = new Set(consented);
  const others = disclosed.filter((id) => !isConsented.has(id));
  return `2~${consented.toSorted(ascending).join('.')}~${['dv', ...others.toSorted(ascending)].join('.')}${others.length > 0 ? '' : '.'}`;
}

const ascending = (a: number, b: number) => a - b;
