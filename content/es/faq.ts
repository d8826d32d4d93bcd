import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: Texts['faq'] = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañamos a tu sala, donde hablas un momento con tu masajista y pagas. Luego te deja a solas para que te desvistas y te duches, y vuelve cuando has terminado. Si lo dices, te irá contando cada paso. No traigas nada: las toallas y el albornoz los ponemos nosotros, y tus cosas se quedan contigo en la sala. Entre visita y visita limpiamos todo y cambiamos las sábanas.',
      'La charla y las dos duchas no se cobran ni te quitan tiempo de masaje; cuenta con {besidesMassage} minutos más en total. El ritual[paradise-massage|, el baño] o el té, cuando los hay, sí entran en los minutos de la lista. Luego puedes quedarte {stayAfter} minutos, con un té o un vaso de agua, también después del cierre.',
      '[tantra-massage|Para empezar va bien la versión corta del Tantra[lingam-massage| y, si eres hombre, también el Lingam].] Si tienes alguna alergia o te duele algo, dilo antes.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Todos los masajes eróticos incluyen una ducha antes y otra después, y un final de lingam o de yoni, siempre con las manos. Lingam y yoni son los nombres sánscritos del sexo masculino y del femenino. En {lingamOnly}, el final es de lingam. Solo {withSecondEnding} admiten un segundo final. En {withBath}, la primera ducha puede ser un baño.',
      'Si prefieres que no haya final, dilo y el masaje terminará con calma. Tampoco pasa nada si llega pronto o no llega: dile a tu masajista cómo quieres pasar el tiempo que queda.',
      'En ningún masaje hay relaciones con penetración ni contacto oral, y lo que no hayáis acordado antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo como lo hayáis acordado antes, con palabras claras. En {skinOnSkin}, el contacto es piel con piel y nadie lleva ropa, pero también ahí acordáis antes dónde pones las manos. En los demás, di si prefieres llevar algo puesto. La página de cada masaje dice qué lleva tu masajista.',
      'Puedes decir «para» en cualquier momento y tu masajista retira las manos, sin preguntarte por qué. Tu masajista también puede parar. Si lo dejas en los primeros {refundWithin} minutos del masaje, te devolvemos el dinero íntegro; después, ya no.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'El portal es igual que los de al lado. Llamas al timbre de arriba a la derecha, el que no lleva nombre, y pasas directamente a tu sala, sin esperar con otras personas. Nadie hace fotos ni graba, y en la sala los móviles están guardados.',
      'Te confirmamos la cita por el medio que nos dejes y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila[hotels|; en un hotel, también el nombre del hotel]. El masaje no lo nombramos, salvo que lo pidas. Solo llamamos si no nos dejas más que un teléfono, y nunca dejamos mensajes.',
      'Los correos llegan de «{mailSender}», con el asunto «Tu cita», y nuestro número puedes guardarlo como «{savedAs}». En el extracto de la tarjeta o de PayPal figura «{cardStatement}». El recibo, si lo pides, lleva la razón social, el NIF y un concepto neutro.',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}. [fourHands|Los masajes a cuatro manos tienen precio a consultar[paradise-massage|, salvo el Paradise, que está en la lista].] El yoni cuesta lo mismo que {example.massage}: {yoni.prices}. [men|El gay tiene el precio de la lista[couples|, y en pareja cada cual paga el de su masaje].|[couples|En pareja, cada cual paga el precio de su masaje.]]',
      'Se paga antes de empezar y sin salir de la sala, a tu masajista o, si es con tarjeta, a recepción[hotels|; en un hotel, cuando llega tu masajista]. Aceptamos efectivo, Visa, Mastercard, Amex, PayPal y criptomonedas ({cryptocurrencies}, al cambio del momento). En euros no hay recargo; en otra divisa se cobra una comisión del {currencyFee}. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: 'ask-four-hands', text: 'Preguntar por las cuatro manos' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'Puedes venir sin reserva: si hay sala y masajista libres, empezamos; si no, te decimos a qué hora volver. Aun así, es mejor reservar. Fuera del horario de mensajes, llámanos: atendemos el teléfono hasta el cierre.',
      'Anular no cuesta nada; si puedes, avisa {cancelNotice} antes. Si llegas tarde, el masaje dura lo que quede del tiempo reservado. Y si una vez aquí te apetece la versión larga de tu masaje, pídela: si después no viene nadie, solo pagas la diferencia.',
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
      'Sí. Puedes elegir a una masajista por su nombre[men| o decirnos si prefieres una mujer o un hombre], aunque no todas trabajan todos los días. La página de cada masaje dice quién lo da. También hay {men} hombres, sin perfil, que dan {men.massages}. Para que te atienda un hombre, avísanos {men.ahead}.',
      'Hablan español {speaking.spanish}. Si tu masajista no habla tu idioma, acuerdas los límites con recepción antes del masaje.',
    ],
    links: [
      { to: 'masseuses', text: 'Ver los perfiles' },
      { to: 'ask-man', text: 'Preguntar por un masajista hombre' },
    ],
  },
  {
    question: '¿Es solo para hombres? ¿Quién no puede venir?',
    answer: [
      'Vienen hombres[couples|, mujeres y parejas| y mujeres], y a nadie le pedimos explicaciones. Si eres mujer, puedes elegir el masaje yoni o cualquiera de la lista (menos {lingamOnly}) con final de yoni. El yoni te lo dan {yoni.givers}[men|, o uno de los hombres], y se pide en el formulario. Con la regla también puedes venir; di si prefieres que no haya final de yoni. [couples|En pareja recibís el masaje a la vez, en la misma sala, y podéis acariciaros, con los mismos límites mientras estén las masajistas.]',
      'Hay que tener al menos {adultAge} años, y a quien parezca más joven le pedimos un documento. No atendemos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en lo que está fuera del límite.',
      'Si tienes fiebre o una infección en la piel, o te han operado hace pocas semanas, es mejor que esperes; en el embarazo hace falta permiso médico. En el formulario no lo cuentes: no pedimos datos de salud.',
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. Desde Urgell son {walk.Urgell} minutos a pie, y {walk.Catalunya} desde Catalunya. Estamos en el ático.',
      'En el portal hay {access.steps} escalones y después un ascensor. Si te cuestan, llama al timbre y sacamos la rampa.',
    ],
    links: [{ to: 'contact', text: 'Dirección, horario y medidas' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    needs: 'hotels',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from} y desde {hotel.least} minutos. El masaje cuesta lo mismo que en el centro (el suplemento por el desplazamiento es de {hotel.supplement}). Para {staying}, hay que venir al centro.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
];
