import { readOrigin, readPort } from 'travel-shell-back-end/configuration/readEnvironment.ts';

interface DemoEnvironment {
  /** The port of the stand-in providers, and their origin for browsers. */
  standIns: { port: number; origin?: string };
  liveReload: boolean;
}

/** Reads the environment variables that only the demo has. Throws on an invalid value. */
export const readDemoEnvironment = (env: Record<string, string | undefined>): DemoEnvironment => ({
  standIns: {
    port: readPort('STAND_IN_PORT', env.STAND_IN_PORT || '0'),
    ...(env.STAND_IN_ORIGIN && { origin: readOrigin('STAND_IN_ORIGIN', env.STAND_IN_ORIGIN) }),
  },
  liveReload: env.LIVE_RELOAD === '1',
});
