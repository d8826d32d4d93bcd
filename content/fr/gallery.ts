import type { Texts } from '../textTypes/texts.ts';

export const gallery = {
  nav: 'Galerie',
  title: 'Galerie : les salons du centre, à Barcelone',
  description:
    '{Pictures} images du centre, dans l’Eixample : le futon et les tatamis, le bain de marbre, le couloir aux lanternes, le divan, le balcon.',
  heading: 'Le centre, *en lumière tamisée*',
  intro:
    'Sur ces {pictures} images, pas un visage, mais les salons tels qu’ils sont le soir : le futon fait, le bain rempli et les bougies allumées.',
  photoTitle: 'Image {number} sur {count}',
  close: 'Fermer',
  previous: 'Image précédente',
  next: 'Image suivante',
} satisfies Texts['pages']['gallery'];
