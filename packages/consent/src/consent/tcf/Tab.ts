/** What the second layer is sorted by. */
export type Tab = 'purposes' | 'vendors';
