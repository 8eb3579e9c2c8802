/** How a picker covers a narrow window; a sheet by default (PIC-004, PIC-034, PIC-O02). */
export const NARROW_SHAPES = ['sheet', 'full'] as const;
