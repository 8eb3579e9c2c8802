import { SHED_LIMITS } from 'travel-shell-back-end/http/connections/shedLoad.ts';

/** For tests of many requests at once, on machines that have other work: none is refused because the server is busy. */
export const PATIENT_SERVER = { shedLimits: { ...SHED_LIMITS, eventLoopDelayMs: 60_000, waitingForDatabase: 10_000 } };
