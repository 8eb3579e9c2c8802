import type { Schema } from '@travel-shell/contract';

export interface Flight {
  id: string;
  airline: string;
  colour: string;
  departs: string;
  arrives: string;
  duration: string;
  stops: 0 | 1;
  price: number;
}

/** Berlin to Lisbon, one way. */
export const FLIGHTS: readonly Flight[] = [
  {
    id: 'AU104',
    airline: 'Aurelia Air',
    colour: '#b5121b',
    departs: '06:40',
    arrives: '09:25',
    duration: '3:45',
    stops: 0,
    price: 129,
  },
  {
    id: 'PJ2251',
    airline: 'Polar Jet',
    colour: '#0b6aa2',
    departs: '09:15',
    arrives: '14:30',
    duration: '6:15',
    stops: 1,
    price: 98,
  },
  {
    id: 'IW771',
    airline: 'Iberian Wings',
    colour: '#a85f00',
    departs: '12:05',
    arrives: '16:50',
    duration: '5:45',
    stops: 1,
    price: 112,
  },
  {
    id: 'AU118',
    airline: 'Aurelia Air',
    colour: '#b5121b',
    departs: '17:20',
    arrives: '20:05',
    duration: '3:45',
    stops: 0,
    price: 164,
  },
  {
    id: 'LU9',
    airline: 'Lumen',
    colour: '#5b2a86',
    departs: '21:10',
    arrives: '23:55',
    duration: '3:45',
    stops: 0,
    price: 87,
  },
];

/** The result that a flight's save button saves. */
export const resultOf = ({ id, airline, departs, price }: Flight): Schema<'TripResult'> => ({
  resultId: `flights-${id}`,
  vertical: 'flights',
  title: `Berlin to Lisbon, ${departs}`,
  location: airline,
  startDate: '2027-05-01',
  endDate: null,
  imageUrl: null,
  url: `/flights/BER-LIS/2027-05-01?flight=${id}`,
  price,
  currencyCode: 'EUR',
});
