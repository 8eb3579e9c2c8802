/** Support acted as a member, and no longer may: what was sent is not saved. */
export class ActingEndedError extends Error {
  constructor() {
    super('Acting as a member has ended.');
  }
}
