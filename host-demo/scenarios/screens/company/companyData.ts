/** The data that the screen shows and saves. */
import { findUsers } from '@travel-shell/api/business';
import { callVersioned } from '@travel-shell/api/callVersioned';
import { uploadCompanyLogo } from '@travel-shell/api/company';
import type { Schema } from '@travel-shell/contract';
import { getCompany } from '@travel-shell/contract/calls/getCompany';
import { updateCompany } from '@travel-shell/contract/calls/updateCompany';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import type { SavedData } from '@travel-shell/piece/form';
import { defineEntity } from '@travel-shell/store';
import { useEffect, useState } from 'react';

export type CompanyForm = Schema<'CompanyFacts'> & { logo?: Blob };

export const companyFormRules = { ...companyFactsRules, logo: { type: 'file' } } as const;

/** The company, with its version. */
export const company = defineEntity('deskCompany', {
  load: (signal) => callVersioned(getCompany, { signal }),
  personal: true,
  failure: { code: 'COMPANY_FAILED', message: 'The company could not be loaded.' },
});

/** As somebody else may have changed it. */
export async function reloadFacts(): Promise<SavedData<Schema<'CompanyFacts'>>> {
  const { values, etag } = await callVersioned(getCompany, {});
  return { values: values.facts, etag };
}

/** Saves facts of this version; rejects with 412 where there is a newer one. */
export async function saveCompany({ logo, ...facts }: CompanyForm, etag: string | undefined) {
  const saved = await callVersioned(updateCompany, { json: facts, etag });
  company.set(saved);
  if (logo) {
    await uploadCompanyLogo(logo);
    await company.invalidate();
  }
  return saved;
}

/** Rows on a page. */
const SIZE = 3;

/** One page of the company's people; undefined until it is there. */
export function usePeople(page: number): { people?: Schema<'UserPage'>; hasFailed?: boolean; size: number } {
  const [found, setFound] = useState<{ page: number; people?: Schema<'UserPage'>; hasFailed?: boolean }>();
  useEffect(() => {
    const end = new AbortController();
    findUsers({ query: '', searchMode: 'all' }, { page: page - 1, size: SIZE }, end.signal).then(
      (people) => setFound({ page, people }),
      () => end.signal.aborted || setFound({ page, hasFailed: true }),
    );
    return () => end.abort();
  }, [page]);
  return { ...(found?.page === page && found), size: SIZE };
}
