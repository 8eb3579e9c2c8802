import type { Schema } from '@travel-shell/contract';

/** The trips of the demo. Days count from the day they are added, so that a fresh demo has upcoming trips. */

const DAY_MS = 24 * 60 * 60 * 1000;

export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export interface DemoResult {
  vertical: Schema<'Vertical'>;
  title: string;
  location: string;
  /** In days from now. */
  start: number;
  end: number;
  imageUrl: string | null;
  url: string;
  price: number;
  currencyCode: string;
}

interface DemoEvent extends DemoResult {
  state: Schema<'TripEvent'>['state'];
  isInCart?: boolean;
}

export interface DemoTrip {
  tripId: string;
  tripHash: string;
  owner: string;
  sharedWith: string[];
  tripName: string;
  start: number | null;
  end: number | null;
  imageUrl: string | null;
  events: DemoEvent[];
}

const picture = (season: 'spring' | 'summer' | 'autumn' | 'winter', place: string) =>
  `/trips/api/images/seasonal/${season}/${place}/640x360`;

/** A result in the contract's format. */
export function resultOf(result: DemoResult): Schema<'TripResult'> {
  const { vertical, title, location, start, end, imageUrl, price, currencyCode } = result;
  const startDate = dayFromNow(start);
  const endDate = dayFromNow(end);
  const name = `${vertical}-${title}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const url = `${result.url}/${startDate}/${endDate}`;
  return { resultId: name, vertical, title, location, startDate, endDate, imageUrl, url, price, currencyCode };
}

const casaDoMiradouro: DemoResult = {
  vertical: 'hotels',
  title: 'Casa do Miradouro',
  location: 'Lisbon',
  start: 36,
  end: 43,
  imageUrl: picture('spring', 'lisbon'),
  url: '/hotels/LIS',
  price: 864.5,
  currencyCode: 'EUR',
};

const sintraWalk: DemoResult = {
  vertical: 'activities',
  title: 'Palaces of Sintra on foot',
  location: 'Sintra',
  start: 39,
  end: 39,
  imageUrl: picture('spring', 'sintra'),
  url: '/activities/Sintra',
  price: 42,
  currencyCode: 'EUR',
};

export const DEMO_TRIPS: readonly DemoTrip[] = [
  {
    tripId: 'LSB427',
    tripHash: 'x7QmT1cQk5bWlxV8y6uZr4n',
    owner: 'ada@example.com',
    sharedWith: [],
    tripName: 'A week in Lisbon',
    start: 36,
    end: 43,
    imageUrl: picture('spring', 'lisbon'),
    events: [
      { ...casaDoMiradouro, state: 'saved', isInCart: true },
      { ...sintraWalk, state: 'saved' },
      {
        vertical: 'flights',
        title: 'Berlin to Lisbon and back',
        location: 'Lisbon',
        start: 36,
        end: 43,
        imageUrl: null,
        url: '/flights/BER-LIS',
        price: 212.4,
        currencyCode: 'EUR',
        state: 'booked',
      },
    ],
  },
  {
    tripId: 'OSL902',
    tripHash: 'Pw2vXe9sJ0aLkT6mQyZcUd4R',
    owner: 'ada@example.com',
    sharedWith: ['grace@example.com'],
    tripName: 'Northern lights',
    start: 92,
    end: 97,
    imageUrl: picture('winter', 'tromso'),
    events: [
      {
        vertical: 'hotels',
        title: 'Hotel Nordlys',
        location: 'Tromsø',
        start: 92,
        end: 97,
        imageUrl: picture('winter', 'tromso'),
        url: '/hotels/TOS',
        price: 8400,
        currencyCode: 'NOK',
        state: 'saved',
      },
    ],
  },
  {
    tripId: 'IDEA01',
    tripHash: 'b8NnHs5Kf3tGyR1wCzVq7LpM',
    owner: 'ada@example.com',
    sharedWith: [],
    tripName: 'Some day: trains of Japan',
    start: null,
    end: null,
    imageUrl: picture('autumn', 'hakone'),
    events: [],
  },
  {
    tripId: 'CPH118',
    tripHash: 'Zt4yUi8oPa2sDf6gHj0kLz3x',
    owner: 'ada@example.com',
    sharedWith: [],
    tripName: 'Copenhagen, cancelled',
    start: -40,
    end: -36,
    imageUrl: picture('summer', 'copenhagen'),
    events: [
      {
        vertical: 'hotels',
        title: 'Havnens Perle',
        location: 'Copenhagen',
        start: -40,
        end: -36,
        imageUrl: picture('summer', 'copenhagen'),
        url: '/hotels/CPH',
        price: 3980,
        currencyCode: 'DKK',
        state: 'cancelled',
      },
    ],
  },
  {
    tripId: 'KYT318',
    tripHash: 'm5NbVc1xZl9kJh7gFd3sAq0W',
    owner: 'grace@example.com',
    sharedWith: ['ada@example.com'],
    tripName: 'Kyoto with Grace',
    start: 150,
    end: 161,
    imageUrl: picture('autumn', 'kyoto'),
    events: [
      {
        vertical: 'hotels',
        title: 'Ryokan Momiji',
        location: 'Kyoto',
        start: 150,
        end: 161,
        imageUrl: picture('autumn', 'kyoto'),
        url: '/hotels/KIX',
        price: 246000,
        currencyCode: 'JPY',
        state: 'saved',
        isInCart: true,
      },
    ],
  },
  {
    tripId: 'VIE555',
    tripHash: 'Qe6rTy2uIo4pAs8dFg1hJk9Z',
    owner: 'maximiliane@example.com',
    sharedWith: [],
    tripName: 'Vienna for the weekend',
    start: 12,
    end: 14,
    imageUrl: picture('winter', 'vienna'),
    events: [
      {
        vertical: 'trains',
        title: 'Salzburg to Vienna',
        location: 'Vienna',
        start: 12,
        end: 14,
        imageUrl: null,
        url: '/trains/Salzburg-Vienna',
        price: 78,
        currencyCode: 'EUR',
        state: 'booked',
      },
    ],
  },
];

export const RESULTS_SAVED_BY_ADA: readonly DemoResult[] = [casaDoMiradouro, sintraWalk];

/** Exactly one, so that the toast shows (TRP-012). */
export const WISHED_BY_ADA = { tripId: 'LSB427', destination: 'Lisbon' };
