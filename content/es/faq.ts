import type { Copy } from '../copy.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: Copy['faq'] = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañan a la sala, hablas un momento con tu masajista, te duchas y empieza el masaje. Si dices que es la primera vez, te irá contando cada paso. No tienes que traer nada: las toallas y el albornoz los pone el centro, y después de cada visita se limpia la sala y se cambia la ropa de cama.',
      'Los minutos de la lista son de masaje. Para hablar y ducharte, cuenta {besidesMassage} más. Al terminar puedes quedarte {stayAfter} minutos, con un té o un vaso de agua.',
      'Para empezar suelen elegirse el Lingam o el Tantra corto. Si tienes alguna alergia o te duele algo, dilo antes de empezar.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Todos los masajes eróticos incluyen un final, de lingam o de yoni, y una ducha antes y después. El final es con las manos. Si prefieres que no lo haya, dilo y el masaje termina con calma.',
      'En ningún masaje hay relaciones con penetración ni contacto oral. Y lo que no se acordó antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo como lo hayáis acordado antes, de palabra. El cuerpo a cuerpo y el nuru son, por sí mismos, piel con piel. Qué ropa lleva tu masajista se dice en la página de cada masaje.',
      'Para parar basta con decirlo, en cualquier momento y sin dar razones; tu masajista puede hacer lo mismo. Si paras en los primeros {refundWithin} minutos, te devolvemos el dinero. Después se paga el tiempo acordado.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'Desde la acera se ve un portal corriente. Llamas al timbre de arriba a la derecha, el que no lleva nombre, y pasas directamente a tu sala: no se espera con otras personas. No se graba ni se hacen fotos; los móviles se quedan guardados.',
      'Te confirmamos la cita por donde nos hayas escrito y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila. El masaje no se nombra, salvo que lo pidas.',
      'En el extracto de la tarjeta figura {cardStatement}. Si pides recibo, lleva la razón social, el NIF y un concepto neutro.',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}, con el IVA incluido. El masaje yoni, el masaje gay y los masajes en pareja o a cuatro manos tienen el precio a consultar; en pareja hay una masajista para cada persona y el masaje dura lo mismo. El Paradise es siempre a cuatro manos y tiene su precio en la lista.',
      'Se paga antes de empezar, en la sala, o al llegar tu masajista si es en un hotel. Puede ser en efectivo, con Visa, Mastercard o Amex, por PayPal o con criptomonedas; en otra divisa puede haber comisión. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: 'message', text: 'Preguntar un precio' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'No: puedes venir sin reserva y, si hay sala y masajista libres, empezamos. Si quieres a alguien en concreto, mejor reserva. Una solicitud pasa a ser una reserva cuando te la confirmamos.',
      'Contestamos a los mensajes {answerHours}, normalmente en {answeredWithin} minutos. Fuera de ese horario, llama: el teléfono se atiende hasta el cierre.',
      'El último masaje empieza con tiempo para terminar: los minutos que elijas y {besidesMassage} más antes del cierre.',
      'Anular no cuesta nada; si puedes, avisa {cancelNotice} horas antes. Si llegas tarde, el masaje dura lo que quede del tiempo reservado.',
    ],
    links: [
      { to: 'booking', text: 'Solicitar una reserva' },
      { to: 'phone', text: 'Llamar' },
    ],
  },
  {
    question: '¿Puedo elegir quién me da el masaje?',
    answer: [
      'Sí: pide a una masajista por su nombre o dinos si prefieres una mujer o un hombre. Depende de quién trabaje ese día; pregunta y te decimos nombres. También hay {men} hombres, que no tienen perfil en la web y vienen con cita: avísanos con {menHoursAhead} horas de antelación.',
      'Hablan español {speaking.spanish}. Si no compartís idioma, los límites se acuerdan en recepción, antes del masaje.',
    ],
    links: [{ to: 'masseuses', text: 'Ver los perfiles' }],
  },
  {
    question: '¿Es solo para hombres? ¿Quién no puede venir?',
    answer: [
      'Vienen hombres, mujeres y parejas, y a nadie se le piden explicaciones. En pareja recibís el masaje a la vez, en la misma sala; decidlo al reservar.',
      'Hay que tener al menos {adultAge} años, y a quien parece más joven le pedimos un documento. No atendemos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en lo que está fuera del límite.',
      'Con fiebre, una infección en la piel o una operación en las últimas semanas, mejor otro día; en el embarazo, solo con el visto bueno médico. No hace falta que nos lo cuentes en el formulario.',
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Catalunya. Estamos en el ático.',
      'En el portal hay dos escalones y después un ascensor; la bañera tiene el borde alto. Si te mueves con dificultad, dínoslo y te preparamos una sala.',
    ],
    links: [{ to: 'contact', text: 'Dirección y horario' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from}. La última visita empieza {hotel.lastStart} minutos antes de que cierre el centro. Hay que avisar con {hotel.notice} minutos y reservar al menos {hotel.least} de masaje.',
      'En un hotel se pueden pedir {travelling}. {travellingWithLess} se hace allí sin el gel y sin el colchón. Se dan solo en el centro {staying}.',
      'Al precio del masaje se añade un pequeño suplemento por el desplazamiento. Te decimos cuánto es al reservar, antes de que nadie salga hacia allí.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
];
