import type { Texts } from '../texts.ts';

/** The home page. */
export const home = {
  nav: 'Inicio',
  title: 'Masaje erótico y tántrico en Barcelona',
  description:
    'Centro de masaje en el Eixample de Barcelona: {massages} masajes eróticos y tántricos para hombres[couples|, mujeres y parejas| y mujeres], con duración y precio a la vista.',
  heading: 'Este rato *es tuyo*',
  sub: 'Masaje erótico y tántrico para hombres[couples|, mujeres y parejas| y mujeres], en un centro tranquilo del Eixample.',
  toServices: 'Ver masajes y precios',
  toContact: 'Contactar',
  servicesHeading: '{Featured} masajes *para empezar*',
  servicesIntro: 'Uno lento, uno con gel y uno breve. Hay {otherMassages} más.',
  allServices: 'Los {massages} masajes',
  masseusesHeading: '{Masseuses} mujeres, *cada una con su flor*',
  masseusesIntro:
    'Donde iría la foto hay una flor. En cada perfil encuentras los idiomas y las especialidades.',
  allMasseuses: 'Las {masseuses} masajistas',
  galleryHeading: 'Las salas, *cuando anochece*',
  allPictures: 'Toda la galería',
  textHeading: 'Masaje erótico y tántrico *en el Eixample*',
  text: [
    '{centre} es un centro de masaje erótico y tántrico en el Eixample de Barcelona, entre Urgell y Plaça Catalunya. Vienen hombres[couples|, mujeres y parejas| y mujeres]. Llamas al timbre y te acompañan a tu sala.',
    'Hay {massages} masajes. El tántrico es lento y sigue la respiración. En el nuru, tu masajista se desliza sobre ti con gel de alga. El lingam es solo con las manos y cabe en la pausa de la comida. En la lista tienes la duración, el precio y lo que incluye cada uno.',
    'Antes, tu masajista y tú habláis un momento: qué te apetece, qué no, cuánta presión. Luego pagas, te duchas y empieza el masaje.',
    'Puedes venir sin reserva. [hotels|Si te alojas en Barcelona, también vamos a tu hotel.]',
  ],
  faqHeading: 'Lo que *nos preguntan*',
} satisfies Texts['pages']['home'];
