import type { Texts } from '../textTypes/texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañamos a tu sala, hablas un momento con tu masajista y pagas. Luego te deja a solas para que te desvistas y te duches, y vuelve cuando has terminado. Cada sala tiene su ducha, así que no sales al corredor sin vestir. No tienes que traer nada: hay toallas y albornoz. Tus cosas se quedan contigo. Entre visita y visita limpiamos todo y cambiamos las sábanas.',
      'La charla y las dos duchas no se cobran ni te quitan tiempo de masaje: cuenta con {besidesMassage} minutos más en total. El ritual, el baño o el té, cuando los hay, sí entran en los minutos de la lista. Al terminar, si te apetece, te quedas {stayAfter} minutos con un té o un vaso de agua, aunque ya hayamos cerrado.',
      'Para empezar va bien el Tantra; si eres hombre, también va bien el Lingam. Al llegar, dinos si tienes alguna alergia o si te duele algo. Tu masajista puede ir explicándote cada paso.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Los {massages} masajes incluyen ducha antes y después, y terminan con las manos: es el final de lingam o de yoni, como se llaman en sánscrito el sexo masculino y el femenino. En {lingamOnly}, el final es de lingam. Cada masaje tiene uno; {withSecondEnding} pueden tener dos, cada uno de lingam o de yoni. En {withBath}, la primera ducha puede ser un baño.',
      'Puedes pedir que no haya final y terminar con calma. Tampoco pasa nada si llega pronto o no llega: dile a tu masajista cómo quieres pasar el tiempo que queda.',
      'En ningún masaje hay relaciones con penetración ni contacto oral, y lo que no hayáis acordado antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo donde y como lo hayáis hablado al principio. En {skinOnSkin}, el contacto es piel con piel y no hay ropa de por medio; tampoco en el Deseo si eliges el cuerpo a cuerpo o el gel. En los demás puedes dejarte algo puesto. En la ficha de cada masaje pone qué lleva tu masajista.',
      'Di «para» en cualquier momento y todo se detiene, sin que tengas que explicar por qué. También en el BDSM, donde la palabra de seguridad es una manera más de parar. Luego decides si seguís, quizá de otro modo, o si lo dejas. Tu masajista tiene el mismo derecho a parar. Si lo dejas en los primeros {refundWithin} minutos del masaje, te devolvemos el dinero íntegro; pasados esos minutos, ya no podemos devolvértelo.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'El portal es igual que los de al lado y nuestro timbre no lleva nombre. Pasas directamente a tu sala, sin esperar con otras personas. Allí los móviles están guardados: ni fotos ni grabaciones.',
      'Te confirmamos la cita por el medio que nos dejes y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila; en un hotel añadimos el nombre del hotel. El nombre del masaje no aparece, salvo que lo pidas. Si solo nos dejas un teléfono, te llamamos desde el número de esta web y nunca dejamos mensajes en el buzón de voz.',
      'Los correos llegan de «{mailSender}» con el asunto «Tu cita». Puedes guardar nuestro número como «{savedAs}». En el extracto de la tarjeta o de PayPal figura «{cardStatement}». El recibo, que te damos si lo pides, lleva nuestra razón social, el NIF y un concepto neutro.',
      '¿Se acerca alguien mientras lees? «{leave}», al pie de cada página, abre al momento la previsión del tiempo. Pulsar Escape tres veces hace lo mismo.',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    id: 'paying',
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}, con IVA. El yoni cuesta lo mismo que {example.massage}: {yoni.prices}. El masaje gay tiene el precio de la lista; en pareja, cada persona paga el suyo. A cuatro manos, menos en el Paradise, el precio es a consultar: dinos día y hora y te damos la cifra.',
      'Pagas antes del masaje y en la propia sala. El efectivo se lo das a tu masajista; con tarjeta, alguien de recepción trae el datáfono, antes de que te desvistas. En un hotel pagas en efectivo al llegar tu masajista, o antes, con un enlace para tarjeta, PayPal o criptomonedas que te mandamos al confirmar.',
      'Aceptamos efectivo, Visa, Mastercard, Amex, PayPal y criptomonedas ({cryptocurrencies}, al cambio del momento). Si pagas en euros, no hay recargo; si pagas en dólares, libras u otra divisa, se añade una comisión del {currencyFee}. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: { ask: 'four-hands' }, text: 'Preguntar el precio a cuatro manos' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'Puedes venir sin reserva. Si hay sala y masajista libres, empezamos; si no, te decimos a qué hora volver. Aun así, es mejor reservar. Solemos contestar en menos de {answeredWithin} minutos ({answerHours}) y cogemos el teléfono hasta el cierre. Solo cerramos los días {closedDays}.',
      'Anular no cuesta nada: llama o escribe, a ser posible {cancelNotice} antes. Llegar tarde no es un problema, pero el masaje dura lo que quede del tiempo reservado.',
      'Puedes juntar dos masajes: los minutos y los precios se suman, con una sola charla y las dos duchas de siempre. Pídelo en el mensaje. Y si una vez aquí te apetece alargar el tuyo, pasas al más largo y pagas la diferencia, si no hay otra cita después. No tenemos bonos ni vales regalo.',
    ],
    lastStarts: true,
    links: [
      { to: 'booking', text: 'Reservar' },
      { to: 'phone', text: 'Llamar' },
    ],
  },
  {
    question: '¿Puedo elegir quién me da el masaje?',
    answer: [
      'Sí: elige a una masajista por su nombre o dinos si prefieres una mujer o un hombre. No todas trabajan todos los días. En la ficha de cada masaje pone quién lo da. Hay además {men} hombres, sin perfil, que dan {men.massages}; pídelo {men.ahead}.',
      'Hablan español {speaking.spanish}. Si no habláis el mismo idioma, en recepción os ayudan a acordar los límites antes del masaje; en un hotel, por teléfono.',
    ],
    links: [
      { to: 'masseuses', text: 'Ver los perfiles' },
      { to: { ask: 'man' }, text: 'Prefiero que sea un hombre' },
    ],
  },
  {
    question: '¿Es solo para hombres? ¿Quién no puede venir?',
    answer: [
      'Vienen hombres, mujeres, personas trans y parejas, sean de hombre y mujer, de dos mujeres o de dos hombres. Dinos cómo quieres que te llamemos. No pedimos explicaciones.',
      'Para una mujer hay masaje yoni, o cualquiera de la lista (menos {lingamOnly}) con final de yoni. En el masaje yoni, primero habláis; luego vienen la espalda y las piernas. Tu masajista no llega al yoni hasta que le dices que sí: por fuera y, si lo pediste antes, también por dentro, con guante. Lo dan {yoni.givers}, además de los hombres. Para reservarlo, elige {example.massage} y escribe «yoni» en el mensaje. Si tienes la regla, puedes venir igual, con final de yoni o sin él.',
      'En pareja recibís el masaje a la vez, en la misma sala y con una masajista para cada persona. Podéis acariciaros, dentro de los mismos límites. Uno de los dos masajes os lo puede dar un hombre, si lo pedís {men.ahead}.',
      'Hay que tener {adultAge} años cumplidos; a quien parezca más joven le pedimos un documento. No recibimos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en saltarse los límites.',
      'Si tienes fiebre o una infección en la piel, o te han operado hace pocas semanas, es mejor que esperes. Si estás embarazada, consúltalo antes con tu médico y ven si le parece bien. En el formulario no escribas nada de tu salud: cuéntanoslo al llegar.',
    ],
    links: [
      { to: { extra: 'yoni' }, text: 'El masaje yoni, paso a paso' },
      { to: { ask: 'couples' }, text: 'Preguntar por el masaje en pareja' },
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Plaça Catalunya.',
      'Llama al timbre de arriba a la derecha, el que no lleva nombre. Estamos en el ático, con ascensor. En el portal hay {access.steps} escalones: si vienes en silla de ruedas o te cuesta subirlos, toca el timbre o, si no llegas, llámanos por teléfono y sacamos la rampa.',
    ],
    links: [{ to: 'address', text: 'Dirección, horario y accesos' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from} y desde {hotel.minMinutes} minutos. La hora límite de llegada depende del día, y en algunas fechas es más temprana ({hotel.lastStartOnDates}). El masaje cuesta lo mismo que en el centro, más un suplemento de {hotel.supplement} por visita. Para {staying}, hay que venir al centro.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
] satisfies Texts['faq'];
