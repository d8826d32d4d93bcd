import type { Copy } from '../copy.ts';

/** The gallery and its large view. */
export const gallery = {
  nav: 'Galerie',
  title: 'Galerie : les pièces du centre, à Barcelone',
  description:
    'Vingt images du centre, dans l’Eixample : le futon et les tatamis, le bain de marbre, le couloir aux lanternes, la chaise longue, le balcon.',
  heading: 'Le centre, *lumière tamisée*',
  intro:
    'Vingt images et pas un visage. Les pièces y sont telles qu’on les prépare pour le soir : le futon préparé, le bain rempli, les bougies allumées.',
  photoTitle: 'Image {number} sur {count}',
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
  toBooking: 'Demander une réservation',
} satisfies Copy['pages']['gallery'];
