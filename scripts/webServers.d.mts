export type WebServerName = 'nginx' | 'PgBouncer' | 'PHP';
export function findWebServer(name: WebServerName): string | undefined;
export function installWebServers(): { name: WebServerName; missing?: string }[];
