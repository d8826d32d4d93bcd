import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: Texts['faq'] = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañan a la sala, hablas un momento con tu masajista, pagas, te duchas y empieza el masaje. Si dices que es la primera vez, te irá contando cada paso. No tienes que traer nada: las toallas y el albornoz los pone el centro, y tu ropa y tus cosas de valor se quedan contigo en la sala. Entre una visita y otra limpiamos todo y cambiamos la ropa de cama.',
      'La charla y la ducha van aparte: calcula {besidesMassage} minutos más. El ritual, el baño o el té, si el masaje los incluye, entran en los minutos de la lista. Al terminar te duchas otra vez y puedes quedarte {stayAfter} minutos, con un té o un vaso de agua.',
      '[tantra-massage|Para empezar va bien el Tantra corto[lingam-massage| y, si eres hombre, también el Lingam].] Si tienes alguna alergia o te duele algo, dilo antes de empezar.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Todos los masajes eróticos incluyen un final de lingam o de yoni, con las manos, y una ducha antes y después. En {withBath}, la primera puede ser un baño. Lingam y yoni son los nombres sánscritos del sexo masculino y del femenino. En {lingamOnly}, el final es de lingam.',
      'Si prefieres que no haya final, dilo y el masaje termina con calma. Si el final llega pronto o no llega, tampoco pasa nada: dile a tu masajista cómo quieres pasar el tiempo que queda.',
      'En ningún masaje hay relaciones con penetración ni contacto oral. Lo que no hayáis acordado antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo como lo hayáis acordado antes, con palabras claras. En {skinOnSkin}, nadie lleva ropa y el contacto es piel con piel durante todo el masaje; aun así, acordáis antes dónde pones las manos. En los demás, habláis antes de la ropa que llevas tú. Qué lleva tu masajista lo dice la página de cada masaje.',
      'Di «para» en cualquier momento y tu masajista retira las manos, sin preguntarte por qué. Tu masajista también puede parar. Si lo dejas en los primeros {refundWithin} minutos, te devolvemos el dinero; después, ya no.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'Desde la acera ves un portal corriente. Llamas al timbre de arriba a la derecha, el que no lleva nombre, y pasas directamente a tu sala, sin esperar con otras personas. No hay fotos ni grabaciones, y en la sala los móviles están guardados. Si no quieres llevarte ningún perfume, pide aceite sin olor.',
      'Te confirmamos la cita por el correo o el teléfono que nos dejes y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila. No nombramos el masaje, salvo que lo pidas.',
      'En el extracto de la tarjeta figura «{cardStatement}». El recibo, si lo pides, lleva la razón social, el NIF y un concepto neutro. ¿Te importa qué nombre aparece en PayPal, en una llamada o en un correo? Pregúntanos antes.',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}, con el IVA incluido. El Paradise, que siempre es a cuatro manos, también está en la lista. El yoni, el gay, el masaje en pareja y los demás a cuatro manos tienen precio a consultar. En pareja hay una masajista para cada persona, de principio a fin.',
      'Pagas antes de empezar, en la sala; en un hotel, al llegar tu masajista. Puedes hacerlo en efectivo, con Visa, Mastercard o Amex, por PayPal o con criptomonedas. En otra divisa puede haber comisión. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: 'message', text: 'Preguntar un precio' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'Puedes venir sin reserva: si hay sala y masajista libres, empezamos; si no, te decimos a qué hora volver. Aun así, recomendamos reservar, sobre todo si prefieres a alguien en concreto. En el formulario puedes indicar el día y la hora. La solicitud pasa a ser una reserva cuando te la confirmamos.',
      'Contestamos a los mensajes {answerHours}, normalmente en {answeredWithin} minutos. Fuera de ese horario, llama: atendemos el teléfono hasta el cierre.',
      'Anular no cuesta nada. Si puedes, avisa {cancelNotice} antes. Si llegas tarde, el masaje dura lo que quede del tiempo reservado.',
    ],
    lastStarts: true,
    links: [
      { to: 'booking', text: 'Solicitar una reserva' },
      { to: 'phone', text: 'Llamar' },
    ],
  },
  {
    question: '¿Puedo elegir quién me da el masaje?',
    answer: [
      'Sí: pide a una masajista por su nombre o dinos si prefieres una mujer o un hombre. No todos los días trabajan las mismas, así que pregunta y te damos nombres. También hay {men} hombres. No tienen perfil y solo vienen si avisas con {menHoursAhead} horas de antelación.',
      'Hablan español {speaking.spanish}. Si tu masajista no habla tu idioma, acuerdas los límites con recepción antes del masaje.',
    ],
    links: [{ to: 'masseuses', text: 'Ver los perfiles' }],
  },
  {
    question: '¿Es solo para hombres? ¿Quién no puede venir?',
    answer: [
      'Vienen hombres, mujeres y parejas, y a nadie le pedimos explicaciones. Si eres mujer, tienes el masaje yoni y, con final de yoni, los {massages} de la lista (menos {lingamOnly}). En pareja recibís el masaje a la vez, en la misma sala: pedidlo al reservar.',
      'Hay que tener al menos {adultAge} años, y a quien parezca más joven le pedimos un documento. No atendemos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en lo que está fuera del límite.',
      'Si tienes fiebre o una infección en la piel, o te han operado en las últimas semanas, mejor otro día; en el embarazo, solo con permiso médico. En el formulario no lo cuentes: no pedimos datos de salud.',
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Catalunya. Estamos en el ático.',
      'En el portal hay dos escalones y después un ascensor. Si te mueves con dificultad, llámanos antes de venir y te preparamos una sala con ducha. La bañera, que tiene el borde alto, es solo para {withBath}.',
    ],
    links: [{ to: 'contact', text: 'Dirección y horario' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    needs: 'hotels',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from}. Última hora para empezar: {hotel.lastStart}. Avísanos con al menos {hotel.notice} de antelación. El mínimo son {hotel.least} minutos, así que los masajes más cortos los combinas con otro: {hotel.short}.',
      'En un hotel puedes pedir {travelling}. Allí, {travellingWithLess} lo hacemos sin gel ni colchón. Para {staying}, ven al centro.',
      'Al precio del masaje añadimos un pequeño suplemento por el desplazamiento. Te decimos cuánto es al reservar, antes de que nadie salga hacia allí.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
];
