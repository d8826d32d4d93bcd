import type { Copy } from '../copy.ts';

/** The list of massages and its search. */
export const services = {
  nav: 'Massages',
  title: 'Massages à Barcelone : durées et prix',
  description:
    'Les douze massages du centre, du Lingam au Paradise : pour chacun, ce qui est inclus, la durée et le prix, TVA comprise.',
  heading: 'Douze façons de *prendre son temps*',
  intro: 'À chaque durée son prix, TVA comprise. Au centre et en euros, rien ne s’y ajoute.',
  searchLabel: 'Chercher un massage',
  searchButton: 'Chercher',
  searchTitle: 'Recherche : {query}',
  found: { one: '{count} massage pour « {query} »', other: '{count} massages pour « {query} »' },
  nothingFound: 'Aucun massage ne correspond à tous les mots de « {query} ». Voici la liste complète.',
  practicalHeading: 'Paiement *et hôtels*',
  hotels:
    'Nous venons aussi à votre hôtel, à Barcelone, moyennant un petit supplément pour le déplacement. {services} restent au centre.',
  showAll: 'Voir tous les massages',
} satisfies Copy['pages']['services'];
