import type { Texts } from '../textTypes/texts.ts';

export const services = {
  nav: 'Massages',
  title: 'Massages à Barcelone : durées et prix',
  description:
    'Les {massages} massages du centre, du lingam au Paradise, avec pour chacun la durée, le prix et ce qui est compris.',
  heading: '{Massages} façons de *prendre son temps*',
  intro:
    'Comptez {besidesMassage} minutes de plus que la durée affichée, pour parler et vous doucher. Les masseuses ne parlent pas français, mais l’accueil convient de tout avec vous avant le massage. Plus bas : le yoni, le massage en couple, entre hommes, à quatre mains et à l’hôtel.',
  searchLabel: 'Chercher un massage',
  searchButton: 'Chercher',
  searchTitle: 'Recherche : {query}',
  found: { one: '{count} résultat pour « {query} »', other: '{count} résultats pour « {query} »' },
  nothingFound:
    'Nous n’avons rien trouvé pour « {query} ». Voici la liste complète. La réponse est peut-être parmi les questions ; sinon, écrivez-nous.',
  elsewhereLinks: [
    { to: 'questions', text: 'Questions et réponses' },
    { to: 'message', text: 'Nous écrire' },
  ],
  showAll: 'Voir toute la liste',
} satisfies Texts['pages']['services'];
