import type { Texts } from '../texts.ts';

/** The home page. */
export const home = {
  nav: 'Accueil',
  title: 'Massage érotique et tantrique à Barcelone',
  description:
    'Au calme, dans l’Eixample, à Barcelone : {massages} massages érotiques et tantriques pour hommes[couples|, femmes et couples| et femmes], durées et prix affichés.',
  heading: 'Une heure *à soi*',
  sub: 'Des massages érotiques et tantriques pour les hommes[couples|, les femmes et les couples| et les femmes], dans un centre calme de l’Eixample, à Barcelone.',
  toServices: 'Voir les massages et les prix',
  toContact: 'Nous contacter',
  servicesHeading: 'Par où *commencer*',
  servicesIntro:
    '{Featured} massages pour se faire une idée. Les {otherMassages} autres sont sur la page Massages.',
  allServices: 'Voir les {massages} massages',
  masseusesHeading: '{Masseuses} femmes, *{masseuses} fleurs*',
  masseusesIntro: 'Chacune masse à sa façon et se présente par une fleur.',
  allMasseuses: 'Voir les {masseuses} masseuses',
  galleryHeading: 'Le centre, *à la nuit tombée*',
  allPictures: 'Voir toutes les images',
  textHeading: 'Un centre de massage tantrique et érotique *à Barcelone*',
  text: [
    'Près d’Urgell et de la Plaça Catalunya, une porte comme les autres. Au dernier étage, un centre de massage érotique et tantrique : quelques salons calmes, des bougies, pas de salle d’attente.',
    'Hommes[couples|, femmes et couples| et femmes] y sont reçus de la même façon. Vous choisissez votre masseuse, selon les disponibilités. [couples|Les couples sont massés côte à côte.] La douche est privée, les serviettes et le peignoir sont prêts.',
    'Le prix des {massages} massages est affiché. Le lingam est bref, le tantra prend son temps. Le corps à corps se fait à l’huile chaude, le nuru au gel d’algue, le massage sensitif à la plume. Tout massage érotique comprend une finition, lingam ou yoni.',
    'Un prénom suffit pour réserver. [hotels|À Barcelone, une masseuse peut aussi venir à votre hôtel.]',
  ],
  faqHeading: 'Vos *questions*',
} satisfies Texts['pages']['home'];
