import type { Texts } from '../texts.ts';

/** The list of massages and its search. */
export const services = {
  nav: 'Masajes',
  title: 'Masajes y precios en Barcelona',
  description:
    'Los {massages} masajes del centro, del Lingam al Paradise: qué incluye cada uno, cuánto dura y cuánto cuesta, de {lowest} a {highest}, con IVA.',
  heading: 'Los {massages} masajes, *uno a uno*',
  intro:
    'De cada uno verás cuánto dura, qué incluye y cuánto cuesta, con IVA. Para la charla y las duchas, que no se cobran, cuenta con {besidesMassage} minutos más.',
  searchLabel: 'Buscar un masaje',
  searchButton: 'Buscar',
  searchTitle: 'Búsqueda: {query}',
  found: { one: '{count} masaje para «{query}»', other: '{count} masajes para «{query}»' },
  nothingFound: 'Ningún masaje coincide con «{query}». Aquí tienes la lista completa.',
  showAll: 'Ver todos los masajes',
} satisfies Texts['pages']['services'];
