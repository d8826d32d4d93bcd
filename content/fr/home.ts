import type { Copy } from '../copy.ts';

/** The home page. */
export const home = {
  nav: 'Accueil',
  title: 'Massage érotique et tantrique à Barcelone',
  description:
    'Au calme, dans l’Eixample de Barcelone : douze massages érotiques et tantriques pour hommes, femmes et couples, durées et prix affichés.',
  heading: 'Une heure *à soi*',
  sub: 'Massages érotiques et tantriques, au calme, dans l’Eixample de Barcelone. Pour les hommes, les femmes et les couples.',
  toServices: 'Voir les massages et les prix',
  toContact: 'Question ou réservation',
  servicesHeading: 'Par où *commencer*',
  servicesIntro:
    'Le premier est lent, le deuxième glisse, le troisième est bref. Les neuf autres sont à la page des massages.',
  allServices: 'Voir les douze massages',
  masseusesHeading: 'Sept femmes, *sept fleurs*',
  masseusesIntro:
    'Elles ont un prénom, des langues, une façon à elles de poser les mains. Une fleur tient lieu de visage.',
  allMasseuses: 'Voir les sept masseuses',
  galleryHeading: 'Les pièces, *à la nuit tombée*',
  allPictures: 'Voir toutes les images',
  textHeading: 'Un centre de massage tantrique et érotique *à Barcelone*',
  text: [
    'Près d’Urgell et de la Plaça Catalunya, une porte d’immeuble comme les autres. Derrière, un centre de massage érotique et tantrique : quelques pièces calmes, des bougies, pas de salle d’attente. Pendant une heure, l’Eixample se passera de vous.',
    'Hommes, femmes et couples y sont reçus de la même façon. Vous choisissez qui vous masse, femme ou homme, selon les disponibilités ; à deux, le massage peut se recevoir côte à côte. La douche est privée, les serviettes et le peignoir sont prêts. Rien ne commence sans quelques mots sur vos envies et vos limites.',
    'Il y a douze massages. Le lingam tient entre deux rendez-vous ; le tantra prend son temps et suit votre souffle. Pour la peau, l’huile chaude du corps à corps, le gel d’algue du nuru ou la plume du massage sensitif. Tout massage érotique comprend une finition, lingam ou yoni.',
    'Sans réservation, il suffit de sonner ; avec, on vous attend. Si vous logez à l’hôtel, à Barcelone, la masseuse peut venir à vous, moyennant un petit supplément pour le trajet. Un prénom suffit, le vôtre ou un autre.',
  ],
  faqHeading: 'Ce que l’on *nous demande souvent*',
} satisfies Copy['pages']['home'];
