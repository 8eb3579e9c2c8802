import { safePath } from '../loggerOptions.ts';

/**
 * OpenTelemetry's traces of requests and statements, by its standard variables (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` …). Has to run before anything imports `http` or `pg`, and loads nothing
 * unless an endpoint is set. Returns what sends the last traces.
 */
export async function startTracing(env: Record<string, string | undefined>): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {};
  const [{ NodeSDK }, { HttpInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ]);
  env.OTEL_SERVICE_NAME ??= 'travel-shell';
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        // As in the log: queries and paths have one-time tokens.
        startIncomingSpanHook: ({ url }) => {
          const path = safePath(url) ?? '';
          return { 'http.target': path, 'http.url': path, 'url.path': path, 'url.query': '', 'url.full': path };
        },
        ignoreIncomingRequestHook: ({ url }) => url === '/healthz' || url === '/readyz',
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
