export function modulesFrom(changed: readonly string[]): string[];
