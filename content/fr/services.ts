import type { Texts } from '../texts.ts';

/** The list of massages and its search. */
export const services = {
  nav: 'Massages',
  title: 'Massages à Barcelone : durées et prix',
  description:
    'Les {massages} massages du centre, du lingam au Paradise : pour chacun, ce qui est compris, la durée et le prix, TVA comprise.',
  heading: '{Massages} façons de *prendre son temps*',
  intro:
    'Au centre, vous payez le prix affiché, TVA comprise. La conversation et la douche s’ajoutent à la durée : comptez {besidesMassage} minutes de plus.',
  searchLabel: 'Chercher un massage',
  searchButton: 'Chercher',
  searchTitle: 'Recherche : {query}',
  found: { one: '{count} massage pour « {query} »', other: '{count} massages pour « {query} »' },
  nothingFound: 'Aucun massage ne correspond à « {query} ». Voici la liste complète.',
  practicalHeading: 'Paiement *et hôtels*',
  hotels:
    'Nous venons aussi à votre hôtel, à Barcelone, pour {hotel.least} minutes au moins. Un supplément s’ajoute pour le trajet ; vous en connaissez le montant avant de décider. Uniquement au centre : {services}.',
  showAll: 'Voir tous les massages',
} satisfies Texts['pages']['services'];
