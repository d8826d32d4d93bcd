import type { Texts } from '../textTypes/texts.ts';

export const services = {
  nav: 'Masajes',
  title: 'Masajes y precios en Barcelona',
  description:
    'Los {massages} masajes del centro, del Lingam al Paradise: qué incluye cada uno, cuánto dura y cuánto cuesta, de {lowest} a {highest}, con IVA.',
  heading: 'Los {massages} masajes, *uno a uno*',
  intro:
    'De cada uno verás cuánto dura, qué incluye y cuánto cuesta, con IVA. Para la charla y las duchas, que no se cobran, cuenta con {besidesMassage} minutos más. Todos, menos el Paradise, se pueden recibir en pareja. Al final de la página están el yoni, el masaje en pareja, el gay y el de cuatro manos.',
  searchLabel: 'Buscar un masaje',
  searchButton: 'Buscar',
  searchTitle: 'Búsqueda: {query}',
  found: { one: '{count} resultado para «{query}»', other: '{count} resultados para «{query}»' },
  nothingFound:
    'No hay ningún masaje que responda a «{query}». Debajo tienes la lista completa. Si buscabas otra cosa, mira las preguntas o escríbenos.',
  elsewhereLinks: [
    { to: 'questions', text: 'Preguntas y respuestas' },
    { to: 'message', text: 'Escribirnos' },
  ],
  showAll: 'Ver la lista completa',
} satisfies Texts['pages']['services'];
