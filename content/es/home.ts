import type { Copy } from '../copy.ts';

/** The home page. */
export const home = {
  nav: 'Inicio',
  title: 'Masaje erótico y tántrico en Barcelona',
  description:
    'Un centro tranquilo en el Eixample de Barcelona: doce masajes eróticos y tántricos para hombres, mujeres y parejas, con duración y precio a la vista.',
  heading: 'Este rato *es tuyo*',
  sub: 'Masaje erótico y tántrico para hombres, mujeres y parejas, en un centro tranquilo del Eixample.',
  toServices: 'Ver masajes y precios',
  toContact: 'Preguntar o reservar',
  servicesHeading: 'Tres masajes *para empezar*',
  servicesIntro: 'Uno lento, otro resbaladizo y otro breve. Y hay nueve más.',
  allServices: 'Los doce masajes',
  masseusesHeading: 'Siete mujeres *y una flor para cada una*',
  masseusesIntro:
    'Las presentamos con una flor en lugar de la cara. En su perfil, cada una dice qué idiomas habla y qué se le da mejor.',
  allMasseuses: 'Las siete masajistas',
  galleryHeading: 'Las salas, *cuando anochece*',
  allPictures: 'Toda la galería',
  textHeading: 'Masaje erótico y tántrico *en el Eixample*',
  text: [
    'Ámbar y Seda es un centro de masaje erótico y tántrico en el Eixample de Barcelona, entre Urgell y Plaça Catalunya. Vienen hombres, mujeres y parejas, de la ciudad o de paso. Se entra por un portal sin letreros y dentro no hay sala de espera compartida.',
    'Hay doce masajes. El tántrico va despacio y se apoya en la respiración; el nuru resbala, con gel de alga; el lingam se hace solo con las manos y cabe en la pausa de la comida. De cada uno sabes de antemano lo que dura, lo que incluye y lo que cuesta, con el IVA. Todos los eróticos tienen su final, de lingam o de yoni.',
    'Antes de empezar se habla un momento: qué te apetece, qué no, cuánta presión. Después tienes una ducha para ti, con toallas y albornoz. El masaje te lo da quien elijas, mujer u hombre, según quién trabaje ese día.',
    'Si ya sabes qué día y a qué hora, reserva; si no, la puerta se abre también sin reserva. Y si te alojas en Barcelona, el masaje puede ir a tu hotel, con un pequeño suplemento por el desplazamiento.',
  ],
  faqHeading: 'Lo que *se suele preguntar*',
} satisfies Copy['pages']['home'];
