/** Support that acts as a member (BIZ-004). */
export interface Acting {
  agentName: string;
  memberName: string;
  /** As of ISO 8601. */
  endsAt: string;
  /** From now on. */
  secondsLeft: number;
}
