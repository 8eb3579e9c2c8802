export { useTestServer } from '../../testing/useTestServer.ts';
