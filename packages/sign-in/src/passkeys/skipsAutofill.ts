/** iPhone OS 16.0 to 16.3, whose autofill hangs the form (CON-086, SIG-052, SIG-O10). */
export function skipsAutofill(userAgent: string): boolean {
  const [, major, minor] = /\biPhone OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return major === '16' && Number(minor) <= 3;
}
