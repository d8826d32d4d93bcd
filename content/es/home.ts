import type { Texts } from '../textTypes/texts.ts';

export const home = {
  nav: 'Inicio',
  title: 'Masaje erótico y tántrico en Barcelona',
  description:
    'Centro de masaje en el Eixample de Barcelona: {massages} masajes eróticos y tántricos para hombres, mujeres y parejas, con duración y precio a la vista.',
  sub: 'Masaje erótico y tántrico para hombres, mujeres y parejas, desde {lowest}. En el Eixample, a {walk.Urgell} minutos del metro Urgell y abierto hasta tarde.',
  toServices: 'Ver masajes y precios',
  toContact: 'Contactar',
  servicesHeading: '{Featured} masajes *muy distintos*',
  servicesIntro:
    'Uno es lento, otro lleva gel de alga y el tercero cabe en la hora de comer. Hay {otherMassages} más.',
  allServices: 'Los {massages} masajes',
  masseusesHeading: '{Masseuses} mujeres, *cada una con su flor*',
  masseusesIntro: 'En su perfil verás qué idiomas habla cada una y qué masajes da.',
  allMasseuses: 'Las {masseuses} masajistas',
  galleryHeading: 'Las salas, *cuando anochece*',
  allPictures: 'Toda la galería',
  textHeading: 'Masaje erótico y tántrico *en el Eixample*',
  text: [
    '{centre} está en el Eixample de Barcelona, entre Urgell y Plaça Catalunya. Llamas al timbre y te acompañamos directamente a tu sala, que tiene su propia ducha.',
    'Tenemos {massages} masajes, cada uno con su duración y su precio en la lista. El Tantra reparte el placer por todo el cuerpo, en el Nuru tu masajista se desliza sobre ti con gel de alga y el Lingam se hace únicamente con las manos.',
    'Unos llegan con el masaje elegido y otros traen la espalda cargada y una idea muy vaga. A todo el mundo le preguntamos primero qué le apetece y qué no.',
    'También vamos a los hoteles de Barcelona.',
  ],
  faqHeading: 'Lo que *nos preguntan*',
} satisfies Texts['pages']['home'];
