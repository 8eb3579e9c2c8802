export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
  /** SIGKILL to the server and its processes. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>;
}

export function startPostgres(options?: {
  isDurable?: boolean;
  settings?: string[];
  onLog?: (text: string) => void;
}): Promise<RunningPostgres | { missing: string }>;

/** For programs that refuse to run as root; empty for everybody else. */
export function unprivilegedUser(): Promise<{ uid?: number; gid?: number }>;

export function freePort(): Promise<number>;
