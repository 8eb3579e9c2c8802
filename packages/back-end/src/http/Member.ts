import type { Schema } from '@travel-shell/contract';

/** A person acting in a company. */
export interface Member {
  userId: string;
  companyId: string;
  role: Schema<'BusinessRole'>;
  permissions: readonly Schema<'BusinessPermission'>[];
  /** The support agent who acts as this member. */
  impersonatedBy: string | null;
}
