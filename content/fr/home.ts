import type { Texts } from '../textTypes/texts.ts';

export const home = {
  nav: 'Accueil',
  title: 'Massage érotique et tantrique à Barcelone',
  description:
    'Au calme, dans l’Eixample : {massages} massages érotiques et tantriques pour hommes, femmes et couples, à partir de {lowest}. À Barcelone, métro Urgell.',
  sub: 'Des massages érotiques et tantriques pour les hommes, les femmes et les couples, à partir de {lowest}. Au calme, dans l’Eixample, à {walk.Urgell} minutes du métro Urgell.',
  toServices: 'Voir les massages et les prix',
  toContact: 'Nous contacter',
  servicesHeading: 'Par où *commencer*',
  servicesIntro: '{Featured} massages pour se faire une idée, en attendant les {otherMassages} autres.',
  allServices: 'Voir les {massages} massages',
  masseusesHeading: '{Masseuses} femmes, *{masseuses} fleurs*',
  masseusesIntro:
    'Chacune a sa façon de masser. Son profil la raconte, avec ses langues et les massages qu’elle propose.',
  allMasseuses: 'Voir les {masseuses} masseuses',
  galleryHeading: 'Le centre, *à la nuit tombée*',
  allPictures: 'Voir toutes les images',
  textHeading: 'Un centre de massage tantrique et érotique *à Barcelone*',
  text: [
    'Près d’Urgell et de la Plaça Catalunya, une porte comme les autres mène, au dernier étage, à quelques salons calmes, éclairés aux bougies. Vous entrez directement dans le vôtre, sans passer par une salle d’attente.',
    'Hommes, femmes et couples y reçoivent le même accueil. Vous choisissez votre masseuse, ou vous nous demandez conseil. Serviettes et peignoir vous attendent près de la douche.',
    'Le massage lingam tient dans une pause déjeuner, le tantra prend son temps, le nuru se fait au gel d’algue et le massage sensitif à la plume. Pour les femmes, il y a aussi le massage yoni. Tous les prix sont sur le site, sauf celui des quatre mains.',
    'Pour réserver, nous n’avons besoin que d’un prénom et d’un moyen de vous répondre. Une masseuse peut aussi venir à votre hôtel.',
  ],
  faqHeading: 'Vos *questions*',
} satisfies Texts['pages']['home'];
