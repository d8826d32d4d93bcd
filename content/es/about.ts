import type { Texts } from '../textTypes/texts.ts';

export const about = {
  nav: 'El centro',
  title: 'El centro, en el Eixample de Barcelona',
  description:
    'El centro por dentro: nuestras salas, quién trabaja en ellas, qué límites hay y cómo es una visita, del timbre a la despedida.',
  heading: 'Detrás de un timbre *sin nombre*',
  intro:
    'Desde la acera se ve un edificio corriente del Eixample, cerca de Urgell y de Plaça Catalunya. El centro está en el ático, con suelos de baldosa hidráulica, velas y vistas a los tejados.',
  sections: [
    {
      heading: 'Las salas',
      paragraphs: [
        'En la recepción hay un mostrador de madera acanalada y un ramo de rosas. De ahí sale un corredor de arcos con faroles. La sala principal, que es la más grande, tiene un futón bajo sobre tatami y unas hornacinas para las velas. La bañera, redonda y de mármol, ocupa otra, y el diván curvo, granate, una tercera, con una ventana a los tejados.',
        'Cada sala tiene su propia ducha, de modo que no hay que cruzar el corredor en albornoz.',
      ],
      links: [{ to: 'gallery', text: 'Ver las salas' }],
    },
    {
      heading: 'Quién trabaja aquí',
      paragraphs: [
        'Trabajan en el centro {masseuses} mujeres, cada una con sus idiomas y sus especialidades. Hay además {men} hombres, que trabajan con cita y no tienen perfil en la web.',
      ],
      links: [{ to: 'masseuses', text: 'Leer los perfiles' }],
    },
    {
      heading: 'Cómo nos tratamos',
      paragraphs: [
        'Aquí un «no» se respeta venga de quien venga, también a medio masaje.',
        'Puedes hablar todo lo que quieras o no decir nada. Durante el masaje nadie llama a la puerta.',
      ],
    },
    {
      heading: 'Del timbre a la despedida',
      paragraphs: [
        'Llamas al timbre de arriba a la derecha, subes en ascensor y te acompañamos a tu sala. Allí se presenta tu masajista, habláis de lo que te apetece y pagas; luego te deja a solas para que te duches.',
        'Después del masaje te duchas otra vez y, si quieres, te quedas {stayAfter} minutos más, con un té o un vaso de agua, aunque ya hayamos cerrado. ¿Te cuestan los escalones del portal? Sacamos una rampa.',
      ],
      links: [{ to: 'address', text: 'El portal, el ascensor y los accesos' }],
    },
  ],
  tourHeading: 'Un paseo *por la sala principal*',
  tourText:
    'Echa un vistazo a la sala antes de venir. El recorrido en 3D es de un servicio externo ({provider.tour}) y no se carga hasta que lo abres o aceptas las cookies.',
} satisfies Texts['pages']['about'];
