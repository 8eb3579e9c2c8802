import { expect, it } from 'vitest';
import { readDemoEnvironment } from './readDemoEnvironment.ts';

it('reads where the stand-ins are', () => {
  expect(readDemoEnvironment({})).toEqual({ standIns: { port: 0 }, liveReload: false });
  expect(
    readDemoEnvironment({ STAND_IN_PORT: '4174', STAND_IN_ORIGIN: 'https://id.example', LIVE_RELOAD: '1' }),
  ).toEqual({ standIns: { port: 4174, origin: 'https://id.example' }, liveReload: true });
  expect(() => readDemoEnvironment({ STAND_IN_PORT: 'http' })).toThrow('STAND_IN_PORT="http"');
});
