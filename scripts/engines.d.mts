export type EngineName = 'firefox' | 'webkit';
export type FoundEngine = { path: string } | { missing: string };
export function findEngine(name: EngineName): FoundEngine;
export function installEngines(): { name: EngineName; missing?: string }[];
