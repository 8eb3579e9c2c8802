import type { Locale } from '@travel-shell/core';

export interface Texts {
  title: string;
  lead: string;
  place: string;
  search: string;
  journeys: string;
  places: readonly (readonly [name: string, text: string])[];
}

/** The page's own words. A locale without them reads English. */
export const TEXTS: Partial<Record<Locale, Texts>> & { 'en-US': Texts } = {
  'en-US': {
    title: 'Somewhere quieter, soon',
    lead: 'Trains, boats and small hotels for the weeks when everybody else is at home.',
    place: 'Where to?',
    search: 'Search',
    journeys: 'Leaving this month',
    places: [
      ['Lofoten, by boat', 'Six harbours in five days, and light until eleven.'],
      ['Alentejo, slowly', 'White villages, cork oaks, and a house with a well.'],
      ['Engadin, on rails', 'Three passes and one very long lunch.'],
    ],
  },
  'de-DE': {
    title: 'Bald irgendwo, wo es stiller ist',
    lead: 'Züge, Schiffe und kleine Hotels für die Wochen, in denen alle anderen zu Hause sind.',
    place: 'Wohin?',
    search: 'Suchen',
    journeys: 'Abfahrt in diesem Monat',
    places: [
      ['Lofoten, mit dem Schiff', 'Sechs Häfen in fünf Tagen, und Licht bis elf.'],
      ['Alentejo, langsam', 'Weiße Dörfer, Korkeichen und ein Haus mit Brunnen.'],
      ['Engadin, auf Schienen', 'Drei Pässe und ein sehr langes Mittagessen.'],
    ],
  },
  ar: {
    title: 'مكان أهدأ، قريبًا',
    lead: 'قطارات وقوارب وفنادق صغيرة للأسابيع التي يبقى فيها الجميع في بيوتهم.',
    place: 'إلى أين؟',
    search: 'بحث',
    journeys: 'تنطلق هذا الشهر',
    places: [
      ['لوفوتن بالقارب', 'ستة موانئ في خمسة أيام، وضوء حتى الحادية عشرة.'],
      ['ألينتيخو على مهل', 'قرى بيضاء وأشجار فلّين وبيت فيه بئر.'],
      ['إنغادين بالقطار', 'ثلاثة ممرات جبلية وغداء طويل جدًا.'],
    ],
  },
};
