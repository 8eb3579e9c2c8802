import type { Locale } from '@travel-shell/core';

interface Words {
  title: string;
  lead: string;
  places: readonly (readonly [name: string, text: string])[];
}

/** The page's own words; other locales read English. */
export const WORDS: Partial<Record<Locale, Words>> & { 'en-US': Words } = {
  'en-US': {
    title: 'Rooms with a morning',
    lead: 'Small hotels where breakfast is late and the window opens on something.',
    places: [
      ['Casa do Forno, Alentejo', 'Four rooms, a bread oven, and storks on the chimney.'],
      ['Haus am Kai, Hamburg', 'The harbour from the bath, the market at the door.'],
      ['Pensiunea Sus, Maramureș', 'Wooden gates, a wooden church, and a very large quilt.'],
    ],
  },
  'de-DE': {
    title: 'Zimmer mit Morgen',
    lead: 'Kleine Hotels, in denen es spät Frühstück gibt und das Fenster auf etwas hinausgeht.',
    places: [
      ['Casa do Forno, Alentejo', 'Vier Zimmer, ein Backofen und Störche auf dem Schornstein.'],
      ['Haus am Kai, Hamburg', 'Der Hafen von der Wanne aus, der Markt vor der Tür.'],
      ['Pensiunea Sus, Maramuresch', 'Holztore, eine Holzkirche und eine sehr große Decke.'],
    ],
  },
  ar: {
    title: 'غرف يبدأ فيها الصباح على مهل',
    lead: 'فنادق صغيرة يتأخر فيها الفطور وتطلّ نوافذها على ما يستحق النظر.',
    places: [
      ['بيت الفرن، ألينتيخو', 'أربع غرف وفرن خبز ولقالق على المدخنة.'],
      ['بيت الرصيف، هامبورغ', 'الميناء من حوض الاستحمام والسوق عند الباب.'],
      ['نُزل التلّ، ماراموريش', 'بوابات خشبية وكنيسة خشبية ولحاف كبير جدًا.'],
    ],
  },
};
