import type { Copy } from '../copy.ts';

/** The list of massages and its search. */
export const services = {
  nav: 'Masajes',
  title: 'Masajes y precios en Barcelona',
  description:
    'Los doce masajes del centro, del Lingam al Paradise: qué incluye cada uno, cuánto dura y cuánto cuesta, de {lowest} a {highest}, con IVA.',
  heading: 'Doce maneras de *no tener prisa*',
  intro:
    'Cada masaje tiene su duración y su precio, IVA incluido. La charla y la ducha van aparte de los minutos: cuenta {besidesMassage} más.',
  searchLabel: 'Buscar un masaje',
  searchButton: 'Buscar',
  searchTitle: 'Búsqueda: {query}',
  found: { one: '{count} masaje para «{query}»', other: '{count} masajes para «{query}»' },
  nothingFound: 'No hay ningún masaje con todas las palabras de «{query}». Aquí tienes la lista completa.',
  practicalHeading: 'Pago *y hoteles*',
  hotels:
    'También vamos a tu hotel, dentro de Barcelona, a partir de {hotel.least} minutos y con un suplemento por el desplazamiento que te decimos al reservar. Se dan solo en el centro: {services}.',
  showAll: 'Ver todos los masajes',
} satisfies Copy['pages']['services'];
