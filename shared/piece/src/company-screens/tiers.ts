import type { Schema } from '@travel-shell/contract';

export type Tier = Schema<'CompanyTier'>;

type Text = (values: { plan: string }) => string;

/** The text about the last upgrade; empty if there was none (BIZ-117). */
export function upgradeText(
  { status, requestedTier }: Schema<'TierUpgrade'>,
  names: Readonly<Record<Tier, string>>,
  { pending, completed }: Readonly<Record<'pending' | 'completed', Text>>,
): string {
  if (!requestedTier || status === 'NONE') return '';
  return (status === 'PENDING' ? pending : completed)({ plan: names[requestedTier] });
}
