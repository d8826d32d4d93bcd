import type { Copy } from '../copy.ts';

export const about = {
  nav: 'El centro',
  title: 'El centro, en el Eixample de Barcelona',
  description:
    'Un centro de masaje tántrico por dentro: las salas, quién trabaja en ellas, qué se respeta y cómo es una visita, del timbre a la despedida.',
  heading: 'Detrás de un timbre *sin rótulo*',
  intro:
    'Desde la acera solo se ve un edificio del Eixample, cerca de Urgell y de Plaça Catalunya. De puertas adentro hay baldosa hidráulica, velas y poca prisa.',
  sections: [
    {
      heading: 'Las salas',
      paragraphs: [
        'La recepción tiene un mostrador de madera acanalada y, casi siempre, rosas. De ahí sale un corredor de arcos con faroles. En la sala principal hay un futón bajo sobre tatami y unas hornacinas para las velas.',
        'Otra sala es la de la bañera, redonda y de mármol, con pétalos en el agua. Hay además un diván curvo de color granate y una ventana con balcón desde la que se ven los tejados.',
      ],
    },
    {
      heading: 'Quién trabaja aquí',
      paragraphs: [
        'Son siete masajistas, cada una con su carácter y sus especialidades. En la web no hay fotos suyas: hay una flor y el nombre que cada cual ha elegido para trabajar. Si prefieres que te atienda un hombre, dilo al reservar; depende del día.',
      ],
    },
    {
      heading: 'Cómo nos tratamos',
      paragraphs: [
        'Nada empieza sin haberse hablado. Un «no» basta, venga de ti o de tu masajista, y vale también a medio masaje. No se hacen fotos ni vídeos.',
        'El silencio no incomoda a nadie: hay quien habla de principio a fin y quien solo dice «buenas tardes». Mientras dura tu tiempo, nadie llama a la puerta.',
      ],
    },
    {
      heading: 'Del timbre a la despedida',
      paragraphs: [
        'Tocas el timbre y alguien te acompaña a tu habitación; sala de espera no hay. Tu masajista se presenta y te pregunta qué te apetece. Luego te deja a solas con la ducha, las toallas y el albornoz.',
        'Y entonces empieza el masaje, con su final de lingam o de yoni. Cuando acaba, puedes quedarte un rato sin moverte, ducharte otra vez y vestirte con calma. Te despiden en voz baja y sales a la calle como quien viene de hacer un recado.',
      ],
    },
  ],
  tourHeading: 'Un paseo *por la sala principal*',
  tourText:
    'Es un recorrido en 3D que ofrece un servicio externo, {provider}. De ese servicio no se carga nada hasta que abres el recorrido o aceptas las cookies.',
  callHeading: 'Cuando *te apetezca venir*',
  callText: 'Mira con calma los masajes o pregúntanos antes lo que quieras.',
  toServices: 'Ver masajes y precios',
  toContact: 'Preguntar o reservar',
} satisfies Copy['pages']['about'];
