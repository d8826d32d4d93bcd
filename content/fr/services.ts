import type { Texts } from '../texts/texts.ts';

/** The list of massages and its search. */
export const services = {
  nav: 'Massages',
  title: 'Massages à Barcelone : durées et prix',
  description:
    'Les {massages} massages du centre, du lingam au Paradise, avec pour chacun la durée, le prix et ce qui est compris.',
  heading: '{Massages} façons de *prendre son temps*',
  intro:
    'Les prix comprennent la TVA. Comptez {besidesMassage} minutes de plus que la durée affichée, pour parler et vous doucher. Le massage yoni, en couple, entre hommes, à quatre mains ou à votre hôtel vous attend plus bas.',
  searchLabel: 'Chercher un massage',
  searchButton: 'Chercher',
  searchTitle: 'Recherche : {query}',
  found: { one: '{count} résultat pour « {query} »', other: '{count} résultats pour « {query} »' },
  nothingFound: 'Rien ne correspond à « {query} ». Voici la liste complète.',
  showAll: 'Voir toute la liste',
} satisfies Texts['pages']['services'];
