import type { Schema } from '@travel-shell/contract';
import type { Page } from './userSearch.ts';

/** STA-094. */
export function pagingOf({ page, size }: Page, numberOfElements: number, totalElements: number): Schema<'Paging'> {
  const totalPages = Math.ceil(totalElements / size);
  return {
    pageable: { page, size, offset: page * size, paged: true },
    first: page === 0,
    last: page >= totalPages - 1,
    numberOfElements,
    totalPages,
    totalElements,
  };
}
