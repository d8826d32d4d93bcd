import type { Texts } from '../texts.ts';

/** The questions on the home page, in the order in which new visitors ask them. */
export const faq: Texts['faq'] = [
  {
    question: 'Es mi primera vez. ¿Cómo es una visita?',
    answer: [
      'Te acompañan a la sala, hablas un momento con tu masajista y pagas. Luego te deja a solas para desvestirte y ducharte, y vuelve cuando has terminado. Si lo dices, te irá contando cada paso. No traigas nada: toallas y albornoz los pone el centro, y tus cosas se quedan contigo en la sala. Entre una visita y otra limpiamos todo y cambiamos las sábanas.',
      'La charla y las dos duchas ni se cobran ni restan minutos: cuenta con {besidesMassage} más. El ritual, el baño o el té, si el masaje los incluye, entran en los minutos de la lista. Después puedes quedarte {stayAfter} minutos, con un té o un vaso de agua, también pasada la hora de cierre.',
      '[tantra-massage|Para empezar va bien el Tantra corto[lingam-massage| y, si eres hombre, también el Lingam].] Si tienes alguna alergia o te duele algo, dilo antes de empezar.',
    ],
    links: [{ to: 'services', text: 'Ver masajes y precios' }],
  },
  {
    question: '¿Qué incluye el masaje y dónde está el límite?',
    answer: [
      'Todos los masajes eróticos incluyen un final de lingam o de yoni, con las manos, y una ducha antes y después. En {withBath}, la primera puede ser un baño. Lingam y yoni son los nombres sánscritos del sexo masculino y del femenino. En {lingamOnly}, el final es de lingam. Un segundo final solo es posible en {withSecondEnding}.',
      'Si prefieres que no haya final, dilo y el masaje termina con calma. Si el final llega pronto o no llega, tampoco pasa nada: dile a tu masajista cómo quieres pasar el tiempo que queda.',
      'En ningún masaje hay relaciones con penetración ni contacto oral. Lo que no hayáis acordado antes no se hace.',
    ],
  },
  {
    question: '¿Puedo tocar a mi masajista? ¿Y si quiero parar?',
    answer: [
      'Solo como lo hayáis acordado antes, con palabras claras. En {skinOnSkin}, el contacto es piel con piel y nadie lleva ropa; aun así, acordáis antes dónde pones las manos. En los demás, di antes si prefieres llevar algo puesto. Qué lleva tu masajista lo dice la página de cada masaje.',
      'Di «para» en cualquier momento y tu masajista retira las manos, sin preguntarte por qué. Tu masajista también puede parar. Si lo dejas en los primeros {refundWithin} minutos del masaje, te devolvemos el dinero, todo; después, ya no.',
    ],
  },
  {
    question: '¿Es discreto?',
    answer: [
      'Desde la acera ves un portal corriente. Llamas al timbre de arriba a la derecha, el que no lleva nombre, y pasas directamente a tu sala, sin esperar con otras personas. No hay fotos ni grabaciones, y en la sala los móviles están guardados.',
      'Te confirmamos la cita por el correo o el teléfono que nos dejes y con palabras neutras: el día, la hora, «tu cita» y tu nombre de pila[hotels|; en un hotel, también el nombre del hotel]. No nombramos el masaje, salvo que lo pidas. Solo llamamos si no nos dejas más que un teléfono, y no dejamos mensajes.',
      'En el extracto de la tarjeta o de PayPal figura «{cardStatement}». El recibo, si lo pides, lleva la razón social, el NIF y un concepto neutro. El correo llega de «{mailSender}», con el asunto «Tu cita». Nuestro número puedes guardarlo como «{savedAs}».',
    ],
    links: [{ to: 'privacy', text: 'Cómo tratamos tus datos' }],
  },
  {
    question: '¿Cuánto cuesta y cómo se paga?',
    answer: [
      'Los masajes de la lista cuestan de {lowest} a {highest}, con el IVA incluido. [fourHands|[paradise-massage|A cuatro manos, el Paradise tiene precio en la lista.] Los demás masajes a cuatro manos tienen precio a consultar.] El yoni cuesta como {example.massage}: {yoni.prices}. [men|El gay cuesta lo que dice la lista[couples|, y en pareja cada cual paga el precio de su masaje].|[couples|En pareja cada cual paga el precio de su masaje.]]',
      'Pagas antes de empezar, en la sala, a tu masajista o, con tarjeta, en recepción[hotels|; en un hotel, al llegar tu masajista]. En efectivo, con Visa, Mastercard o Amex, por PayPal o con criptomonedas ({cryptocurrencies}, al cambio del momento). En euros no pagas nada más; en otra divisa, una comisión del {currencyFee}. No pedimos señal ni esperamos propina.',
    ],
    links: [
      { to: 'services', text: 'Ver todos los precios' },
      { to: 'ask-four-hands', text: 'Preguntar por las cuatro manos' },
    ],
  },
  {
    question: '¿Hace falta reservar? ¿Y si llego tarde?',
    answer: [
      'Puedes venir sin reserva: si hay sala y masajista libres, empezamos; si no, te decimos a qué hora volver. Aun así, es mejor reservar. La solicitud pasa a ser una reserva cuando te la confirmamos.',
      'Contestamos a los mensajes {answerHours}, normalmente en {answeredWithin} minutos. Fuera de ese horario, llama: atendemos el teléfono hasta el cierre.',
      'Anular no cuesta nada. Si puedes, avisa {cancelNotice} antes. Si llegas tarde, el masaje dura lo que quede del tiempo reservado. Para alargarlo sobre la marcha, pide la versión larga de tu masaje: si después no viene nadie, pagas solo la diferencia.',
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
      'Sí: pide a una masajista por su nombre[men| o dinos si prefieres una mujer o un hombre]. No todos los días trabajan las mismas. Quién da cada masaje lo dice su página. También hay {men} hombres, sin perfil, que dan {men.massages} al precio de la lista. Si prefieres que te atienda uno de ellos, avísanos {men.ahead}.',
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
      'Vienen hombres[couples|, mujeres y parejas| y mujeres], y a nadie le pedimos explicaciones. Si eres mujer, puedes elegir el yoni o cualquiera de la lista (menos {lingamOnly}) con final de yoni. El yoni te lo dan {yoni.givers}[men|, o uno de los hombres]. Con la regla también puedes venir; di si prefieres que no haya final de yoni. [couples|En pareja recibís el masaje a la vez, en la misma sala. Podéis acariciaros, con el mismo límite mientras estén las masajistas.]',
      'Hay que tener al menos {adultAge} años, y a quien parezca más joven le pedimos un documento. No atendemos a quien haya bebido de más o tomado drogas, a quien falte al respeto ni a quien insista en lo que está fuera del límite.',
      'Si tienes fiebre o una infección en la piel, o te han operado en las últimas semanas, mejor otro día; en el embarazo, solo con permiso médico. En el formulario no lo cuentes: no pedimos datos de salud.',
    ],
  },
  {
    question: '¿Cómo llego?',
    answer: [
      'El metro te deja cerca: {metro}. A pie son {walk.Urgell} minutos desde Urgell y {walk.Catalunya} desde Catalunya. Estamos en el ático.',
      'En el portal hay {access.steps} escalones y después un ascensor. Si te cuestan, llama al timbre y sacamos la rampa.',
    ],
    links: [{ to: 'contact', text: 'Dirección, horario y medidas' }],
  },
  {
    question: '¿Dais masajes en hoteles?',
    needs: 'hotels',
    answer: [
      'Sí, en los de Barcelona, a partir de las {hotel.from} y desde {hotel.least} minutos. El masaje cuesta lo mismo que en el centro (el suplemento por el desplazamiento es de {hotel.supplement}). Para {staying}, ven al centro.',
    ],
    links: [{ to: 'hotels', text: 'Cómo es un masaje en tu hotel' }],
  },
];
