// biome-ignore lint/suspicious/noEmptyInterface: filled by this area.
export interface CompanyTables {}
