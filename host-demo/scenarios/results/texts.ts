interface Texts {
  title: string;
  count: (count: number) => string;
  nonstop: string;
  oneStop: string;
  from: string;
  to: string;
  book: string;
  sort: string;
}

const EN: Texts = {
  title: 'Berlin to Lisbon',
  count: (count) => `${count} flights on Saturday, May 1, cheapest and quickest first`,
  nonstop: 'nonstop',
  oneStop: '1 stop',
  from: 'BER',
  to: 'LIS',
  book: 'View deal',
  sort: 'Results',
};

/** By the page's language; English else. */
export const TEXTS: Readonly<Record<string, Texts>> = {
  en: EN,
  ar: {
    title: 'برلين إلى لشبونة',
    count: (count) => `${count} رحلات جوية يوم السبت 1 مايو`,
    nonstop: 'مباشرة',
    oneStop: 'توقف واحد',
    from: 'BER',
    to: 'LIS',
    book: 'عرض السعر',
    sort: 'النتائج',
  },
};
