import type { HomeSections } from '../page-words.ts';

/** The home page below its opening: masseuses, rooms, the text about the centre. */
export const homeSections = {
  masseusesHeading: 'Sept femmes, sept fleurs',
  masseusesIntro:
    'Elles ont un prénom, des langues, une façon à elles de poser les mains. Une fleur tient lieu de visage.',
  allMasseuses: 'Voir les sept masseuses',
  galleryHeading: 'Les pièces, à la nuit tombée',
  allPictures: 'Voir toutes les images',
  textHeading: 'Un centre de massage tantrique et érotique à Barcelone',
  text: [
    'Dans la rue, une porte d’immeuble et une sonnette sans plaque, près d’Urgell et de la Plaça Catalunya. Derrière, un centre de massage érotique et tantrique : quelques pièces calmes, des bougies, et personne qui attend à côté de vous. Le reste de l’Eixample continue sans vous, le temps d’une heure.',
    'Hommes, femmes et couples y sont reçus de la même façon. Vous choisissez qui vous masse, femme ou homme, selon les disponibilités ; à deux, le massage peut se recevoir côte à côte. La douche est privée, les serviettes et le peignoir sont prêts. Avant de commencer, on parle de ce que vous aimez et de ce que vous n’aimez pas.',
    'Il y a douze massages. Le lingam tient dans une pause déjeuner ; le tantra prend son temps et suit votre souffle. Entre les deux viennent l’huile chaude du corps à corps, le gel d’algue du nuru, la plume du massage sensitif. Tout massage érotique se termine par une finition lingam ou yoni, comprise dans le prix.',
    'Vous pouvez venir sans réservation. Réserver vous assure l’heure et la personne. À Barcelone, nous nous déplaçons aussi à l’hôtel. Un prénom suffit, le vôtre ou un autre.',
  ],
  faqHeading: 'Ce que l’on nous demande souvent',
} satisfies HomeSections;
