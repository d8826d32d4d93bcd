import type { Copy } from '../copy.ts';

/** The home page. */
export const home = {
  nav: 'Inicio',
  title: 'Masaje erótico y tántrico en Barcelona',
  description:
    'Centro de masaje en el Eixample de Barcelona: doce masajes eróticos y tántricos para hombres, mujeres y parejas, con duración y precio a la vista.',
  heading: 'Este rato *es tuyo*',
  sub: 'Masaje erótico y tántrico para hombres, mujeres y parejas, en un centro tranquilo del Eixample.',
  toServices: 'Ver masajes y precios',
  toContact: 'Preguntar o reservar',
  servicesHeading: 'Tres masajes *para empezar*',
  servicesIntro: 'Uno lento, uno que se desliza y uno breve. Hay nueve más.',
  allServices: 'Los doce masajes',
  masseusesHeading: 'Siete mujeres *y una flor para cada una*',
  masseusesIntro:
    'Las presentamos con una flor en lugar de una foto. En el perfil de cada una están sus idiomas y sus especialidades.',
  allMasseuses: 'Las siete masajistas',
  galleryHeading: 'Las salas, *cuando anochece*',
  allPictures: 'Toda la galería',
  textHeading: 'Masaje erótico y tántrico *en el Eixample*',
  text: [
    'Ámbar y Seda es un centro de masaje erótico y tántrico en el Eixample de Barcelona, entre Urgell y Plaça Catalunya. Vienen hombres, mujeres y parejas, de la ciudad o de paso. Nadie espera con otras personas: del timbre se pasa directamente a la sala.',
    'Hay doce masajes. El tántrico es lento y se apoya en la respiración; el nuru se desliza, con gel de alga; el lingam se hace solo con las manos y cabe en la pausa de la comida. De cada uno ves aquí la duración y el precio, con el IVA, y en la lista, lo que incluye. El masaje yoni, el masaje gay y los masajes en pareja o a cuatro manos tienen el precio a consultar.',
    'Antes de empezar se habla un momento: qué te apetece, qué no, cuánta presión. Después tienes una ducha para ti, con toallas y albornoz. Puedes elegir a tu masajista, según quién trabaje ese día.',
    'Si ya sabes qué día y a qué hora, reserva; si no, puedes venir sin reserva. Si te alojas en Barcelona, también vamos a tu hotel, con un suplemento por el desplazamiento.',
  ],
  faqHeading: 'Lo que *se suele preguntar*',
} satisfies Copy['pages']['home'];
