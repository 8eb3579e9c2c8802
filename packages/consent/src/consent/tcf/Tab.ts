/** The order of the second layer: by purposes, or by vendors. */
export type Tab = 'purposes' | 'vendors';
