/** Keys that all processes of one site share. */
export interface ServerSecretTable {
  name: string;
  value: string;
}

declare module '../database/Database.ts' {
  interface Database {
    server_secrets: ServerSecretTable;
  }
}
