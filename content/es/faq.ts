import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: Texts['faq'] = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañamos a tu sala, hablas un momento con tu masajista y pagas. Luego te deja a solas para que te desvistas y te duches, y vuelve cuando has terminado. Si se lo pides, te irá contando cada paso. No traigas nada: hay toallas y albornoz, y tus cosas se quedan contigo en la sala. Entre visita y visita limpiamos todo y cambiamos las sábanas.',
      'La charla y las dos duchas no se cobran ni te quitan tiempo de masaje: cuenta con {besidesMassage} minutos más en total. El ritual, el baño o el té, si los hay, sí entran en los minutos de la lista. Luego puedes quedarte {stayAfter} minutos con un té o un vaso de agua, aunque ya hayamos cerrado.',
      'Para una primera visita va bien el Tantra y, si eres hombre, también el Lingam. Si tienes alguna alergia o te duele algo, dilo al llegar.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Los {massages} masajes incluyen ducha antes y después, y un final con las manos, de lingam o de yoni: así se llaman en sánscrito el sexo masculino y el femenino. En {lingamOnly}, el final es de lingam. Hay uno por masaje, salvo en {withSecondEnding}, que admiten dos. En {withBath}, la primera ducha puede ser un baño.',
      'Si prefieres que no haya final, dilo y el masaje terminará con calma. Tampoco pasa nada si llega pronto o no llega: dile a tu masajista cómo quieres pasar el tiempo que queda.',
      'En ningún masaje hay relaciones con penetración ni contacto oral, y lo que no hayáis acordado antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo donde y como lo hayáis hablado al principio. En {skinOnSkin}, el contacto es piel con piel y nadie lleva ropa. En los demás puedes llevar algo puesto, si lo prefieres. La página de cada masaje dice qué lleva tu masajista.',
      'Puedes decir «para» en cualquier momento y tu masajista retira las manos, sin preguntarte por qué. También puede parar tu masajista. Si lo dejas en los primeros {refundWithin} minutos del masaje, te devolvemos el dinero íntegro; después, ya no.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'El portal es igual que los de al lado. Llamas al timbre de arriba a la derecha, el que no lleva nombre, y pasas directamente a tu sala, sin esperar con otras personas. Nadie hace fotos ni graba, y en la sala los móviles están guardados.',
      'Te confirmamos la cita por el medio que nos dejes y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila; en un hotel, también el nombre del hotel. El masaje no lo nombramos, salvo que lo pidas. Solo llamamos si no nos dejas más que un teléfono, y nunca dejamos mensajes.',
      'Los correos llegan de «{mailSender}», con el asunto «Tu cita», y nuestro número puedes guardarlo como «{savedAs}». En el extracto de la tarjeta o de PayPal figura «{cardStatement}». El recibo, si lo pides, lleva la razón social, el NIF y un concepto neutro.',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}. Los de cuatro manos tienen precio a consultar, menos el Paradise. El yoni cuesta lo mismo que {example.massage}: {yoni.prices}. El masaje gay cuesta lo que marca la lista; en pareja, cada persona paga su masaje.',
      'Pagas antes de empezar, a tu masajista o, con tarjeta, en recepción. En un hotel, cuando llega tu masajista. Aceptamos efectivo, Visa, Mastercard, Amex, PayPal y criptomonedas ({cryptocurrencies}, al cambio del momento). Pagar en euros no tiene recargo; en otra moneda se añade una comisión del {currencyFee}. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: 'ask-four-hands', text: 'Preguntar el precio a cuatro manos' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'Puedes venir sin reserva. Si hay sala y masajista libres, empezamos, y si no, te decimos a qué hora volver. Aun así, es mejor reservar, y si es tarde para escribir, llama: atendemos el teléfono hasta el cierre.',
      'Anular no cuesta nada: llama o escribe, a ser posible {cancelNotice} antes. Si llegas tarde no pasa nada, pero el masaje dura lo que quede del tiempo reservado. Y si una vez aquí te apetece la versión larga de tu masaje, pídela: si después no viene nadie, solo pagas la diferencia.',
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
      'Sí: elige a una masajista por su nombre o dinos si prefieres una mujer o un hombre, aunque no todas trabajan todos los días. La página de cada masaje dice quién lo da. También hay {men} hombres, sin perfil, que dan {men.massages}; para que te atienda uno, avísanos {men.ahead}.',
      'Hablan español {speaking.spanish}. Si no tenéis un idioma en común, acuerdas los límites con recepción antes del masaje.',
    ],
    links: [
      { to: 'masseuses', text: 'Ver los perfiles' },
      { to: 'ask-man', text: 'Prefiero que me atienda un hombre' },
    ],
  },
  {
    question: '¿Es solo para hombres? ¿Quién no puede venir?',
    answer: [
      'Vienen hombres, mujeres y parejas, y a nadie le pedimos explicaciones. En pareja recibís el masaje a la vez, en la misma sala, y podéis acariciaros, dentro de los mismos límites.',
      'Si eres mujer, puedes elegir el masaje yoni o cualquiera de la lista (menos {lingamOnly}) con final de yoni. El yoni te lo dan {yoni.givers}, o uno de los hombres: elige {example.massage} y escribe «yoni» en el mensaje. Con la regla también puedes venir; di si prefieres que no haya final de yoni.',
      'Hay que tener {adultAge} años cumplidos, y a quien parezca más joven le pedimos un documento. No atendemos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en pasar el límite.',
      'Si tienes fiebre o una infección en la piel, o te han operado hace pocas semanas, es mejor que esperes; en el embarazo hace falta permiso médico. En el formulario no escribas nada de tu salud: dilo al llegar.',
    ],
    links: [
      { to: 'extra-yoni', text: 'Cómo es el masaje yoni' },
      { to: 'ask-couples', text: 'Preguntar por un masaje en pareja' },
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Plaça Catalunya.',
      'Estamos en el ático, con ascensor. En el portal hay {access.steps} escalones: si vienes en silla de ruedas o te cuesta subirlos, llama al timbre y sacamos la rampa.',
    ],
    links: [{ to: 'contact', text: 'Dirección, horario y medidas' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from} y desde {hotel.least} minutos. El masaje cuesta lo mismo que en el centro (más un suplemento de {hotel.supplement} por el desplazamiento). Para {staying}, hay que venir al centro.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
];
