import type { HomeSections } from '../page-words.ts';

/** The further sections of the home page. */
export const homeSections = {
  masseusesHeading: 'Siete mujeres y una flor para cada una',
  masseusesIntro:
    'Las presentamos con una flor en lugar de la cara. Los idiomas que habla cada una y lo que mejor conoce están en su perfil.',
  allMasseuses: 'Las siete masajistas',
  galleryHeading: 'Las salas, cuando anochece',
  allPictures: 'Toda la galería',
  textHeading: 'Masaje erótico y tántrico en el Eixample',
  text: [
    'Ámbar y Seda es un centro de masaje erótico y tántrico en el Eixample de Barcelona, entre Urgell y Plaça Catalunya. Vienen hombres, mujeres y parejas, de la ciudad o de paso. El portal es el de un edificio cualquiera, el timbre no lleva rótulo y dentro no hay sala de espera compartida.',
    'Hay doce masajes. El tántrico va despacio y se apoya en la respiración; el nuru resbala sobre un gel de alga; el lingam se hace solo con las manos y cabe en un mediodía. De cada uno sabes de antemano lo que dura, lo que incluye y lo que cuesta, con el IVA. El final, de lingam o de yoni, está en todos los eróticos.',
    'Antes de empezar se habla un momento: qué te apetece, qué no, cuánta presión. Tienes una ducha privada, toallas y albornoz. Eliges masajista y también si prefieres hombre o mujer, según quién trabaje ese día.',
    'Puedes venir sin reserva, aunque es mejor hacerla si tienes una hora o una persona en mente. Y si te alojas en Barcelona, el masaje puede ir a tu hotel, con un pequeño suplemento por el desplazamiento.',
  ],
  faqHeading: 'Lo que se suele preguntar',
} satisfies HomeSections;
