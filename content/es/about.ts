import type { Texts } from '../texts.ts';

export const about = {
  nav: 'El centro',
  title: 'El centro, en el Eixample de Barcelona',
  description:
    'El centro por dentro: nuestras salas, quién trabaja en ellas, qué límites hay y cómo es una visita, del timbre a la despedida.',
  heading: 'Detrás de un timbre *sin rótulo*',
  intro:
    'Desde la acera se ve un edificio corriente del Eixample, cerca de Urgell y de Plaça Catalunya. El centro está en el ático: baldosa hidráulica, velas y vistas a los tejados.',
  sections: [
    {
      heading: 'Las salas',
      paragraphs: [
        'La recepción tiene un mostrador de madera acanalada y, casi siempre, rosas. De ahí sale un corredor de arcos con faroles. La sala principal es la más grande: un futón bajo sobre tatami y unas hornacinas para las velas.',
        'La bañera, redonda y de mármol, tiene una sala propia. Otra es la del diván curvo, de color granate; su ventana, con barandilla, da a los tejados.',
      ],
    },
    {
      heading: 'Quién trabaja aquí',
      paragraphs: [
        '{Masseuses} masajistas, cada una con sus idiomas y sus especialidades. En la web no hay fotos suyas, sino una flor y el nombre que han elegido para trabajar. También hay {men} hombres, sin flor ni perfil: si prefieres que te atienda uno de ellos, avísanos {men.ahead}.',
      ],
    },
    {
      heading: 'Cómo nos tratamos',
      paragraphs: [
        'Antes de empezar, tu masajista y tú acordáis qué sí y qué no. Un «no» es un «no», venga de quien venga, y vale también a medio masaje.',
        'Puedes hablar todo lo que quieras o no decir nada. Durante tu sesión nadie llama a la puerta.',
      ],
    },
    {
      heading: 'Del timbre a la despedida',
      paragraphs: [
        'Llamas al timbre de arriba a la derecha, subes en ascensor y te acompañan a tu sala. Tu masajista se presenta, habláis de lo que te apetece y pagas. Luego te deja a solas para ducharte.',
        'Cuando acaba el masaje, te duchas otra vez y puedes quedarte {stayAfter} minutos, con un té o un vaso de agua. Si te cuestan los escalones, hay una rampa.',
      ],
      links: [{ to: 'contact', text: 'El portal, el ascensor y las medidas' }],
    },
  ],
  tourHeading: 'Un paseo *por la sala principal*',
  tourText:
    'El recorrido en 3D es de un servicio externo, {provider}. No cargamos nada suyo hasta que lo abres o aceptas las cookies.',
} satisfies Texts['pages']['about'];
