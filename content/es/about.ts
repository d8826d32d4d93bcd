import type { AboutWords } from '../page-words.ts';

export const about = {
  title: 'El centro, en el Eixample de Barcelona',
  description:
    'Un centro de masaje tántrico por dentro: las salas, quién trabaja en ellas, qué se pide y qué no, y cómo es una visita del timbre a la despedida.',
  heading: 'Detrás de un timbre sin rótulo',
  intro:
    'Desde la acera no se adivina nada: un edificio del Eixample, cerca de Urgell y de Plaça Catalunya, con un portal como los demás. Arriba hay baldosa hidráulica, velas y poca prisa.',
  sections: [
    {
      heading: 'Las salas',
      paragraphs: [
        'En la recepción hay un mostrador de madera acanalada y, casi siempre, rosas. De ahí se pasa a un corredor de arcos con faroles. La sala principal tiene un futón bajo sobre tatami y unas hornacinas para las velas.',
        'Hay también una bañera redonda de mármol, con pétalos en el agua, un diván curvo granate y una ventana con balcón desde la que se ven los tejados.',
      ],
    },
    {
      heading: 'Quién te recibe',
      paragraphs: [
        'Trabajan aquí siete masajistas, cada una con su carácter y sus especialidades. En este sitio las representa una flor y llevan el nombre que han elegido para el trabajo. Si prefieres un hombre, dilo al reservar: depende del día.',
      ],
    },
    {
      heading: 'Las maneras',
      paragraphs: [
        'Nada empieza sin haberlo hablado. Un «no» basta, venga de ti o de tu masajista, y vale también a la mitad. No se graba ni se hacen fotos.',
        'El silencio no incomoda a nadie. Hay quien conversa de principio a fin y quien solo dice buenas tardes. El tiempo que reservas es tuyo y nadie llama a la puerta.',
      ],
    },
    {
      heading: 'Del timbre a la despedida',
      paragraphs: [
        'Llamas, te abren y te acompañan a tu habitación, sin sala de espera. Tu masajista se presenta y te pregunta qué te apetece. Luego te deja a solas con la ducha, las toallas y el albornoz.',
        'Después viene el masaje, con su final de lingam o de yoni. Al terminar puedes quedarte un rato con los ojos cerrados, ducharte otra vez y vestirte con calma. Te despiden en voz baja y sales a la calle como quien vuelve de un recado.',
      ],
    },
  ],
  tourHeading: 'Un paseo por la sala principal',
  tourText:
    'El recorrido es en 3D y lo ofrece un servicio externo, {provider}. No se carga nada suyo hasta que lo abres.',
  tourLink: 'Abrir el recorrido en {provider}',
  callHeading: 'Cuando te apetezca venir',
  callText: 'Mira los masajes o pregunta antes lo que quieras.',
  toServices: 'Ver masajes y precios',
  toContact: 'Preguntar o reservar',
} satisfies AboutWords;
