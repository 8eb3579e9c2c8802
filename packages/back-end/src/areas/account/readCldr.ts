import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface TerritoryLanguage {
  _populationPercent: string;
  _officialStatus?: string;
}

interface Territory {
  _population: string;
  languagePopulation?: Record<string, TerritoryLanguage>;
}

interface Tender {
  _to?: string;
  _tender?: 'false';
}

export interface Cldr {
  /** By country code. */
  territories: Record<string, Territory>;
  /** Each country's currencies over time, newest last; by country code. */
  currencies: Record<string, Record<string, Tender>[]>;
}

/** CLDR facts about countries that `Intl` does not expose: languages and currencies. */
export async function readCldr(): Promise<Cldr> {
  const [territoryInfo, currencyData] = await Promise.all([read('territoryInfo'), read('currencyData')]);
  return {
    territories: (territoryInfo as { territoryInfo: Cldr['territories'] }).territoryInfo,
    currencies: (currencyData as { currencyData: { region: Cldr['currencies'] } }).currencyData.region,
  };
}

async function read(name: string): Promise<unknown> {
  const file = fileURLToPath(import.meta.resolve(`cldr-core/supplemental/${name}.json`));
  return (JSON.parse(await readFile(file, 'utf8')) as { supplemental: unknown }).supplemental;
}
