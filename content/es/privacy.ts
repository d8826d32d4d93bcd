import type { Texts } from '../textTypes/texts.ts';

export const privacy = {
  nav: 'Aviso legal y privacidad',
  title: 'Aviso legal y privacidad: tus datos y tus derechos',
  description:
    'Quién está detrás del centro y de este sitio, qué datos se usan y para qué, cuánto tiempo se guardan, quién más los ve y cómo pedir que se borren.',
  heading: 'Aviso legal y privacidad',
  contents: 'En esta página',
  updated: 'Última actualización: {updated}',
  safeguards: {
    eea: 'los datos no salen del Espacio Económico Europeo',
    adequacy: 'con una decisión de adecuación de la Comisión Europea',
    clauses: 'con las cláusulas contractuales tipo de la Comisión Europea',
  },
  sections: [
    {
      id: 'who',
      heading: 'Quién es responsable',
      paragraphs: [
        '{controller} lleva el centro y este sitio web, y es responsable del tratamiento de los datos que nos envías: decide para qué se usan y responde de ellos. El artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), exige que sepas quiénes somos y cómo localizarnos:',
      ],
      bullets: [
        'Denominación social: {controller}',
        'NIF: {taxNumber}',
        'Registro mercantil: {register}',
        'Dirección: {address}',
        'Correo electrónico: {email}',
        'Teléfono: {phone}',
      ],
    },
    {
      id: 'prices',
      heading: 'Precios',
      paragraphs: [
        'Los precios están en euros e incluyen los impuestos. El masaje en tu hotel, dentro de Barcelona, tiene un suplemento por el desplazamiento ({hotel.supplement}), y te decimos el total antes de que nadie salga hacia allí. Sabrás el precio de un masaje a cuatro manos al pedirlo, antes de reservar. En otra divisa hay una comisión del {currencyFee}.',
        'Enviar una solicitud no cuesta nada ni te obliga a nada. Solo hay reserva cuando la hemos acordado contigo.',
      ],
    },
    {
      id: 'what-and-why',
      heading: 'Qué datos usamos y para qué',
      paragraphs: [
        'El formulario pide lo menos posible. Hace falta un nombre, pero vale uno de pila o un seudónimo. Para pedir hora eliges además un masaje y, si quieres, masajista, día y hora; para preguntarnos algo, escribes un mensaje. El correo y el teléfono son opcionales, pero sin ninguno de los dos no podemos responderte.',
        'Usamos estos datos para contestarte y organizar tu visita. La base jurídica es el artículo 6.1.b del Reglamento General de Protección de Datos (RGPD): son medidas previas a un contrato, que tomamos a petición tuya. Lo que pueda revelar algo de tu vida sexual, tu orientación o tu salud necesita además tu consentimiento explícito, del que trata el apartado «Tu consentimiento». No te enviamos publicidad.',
        'Para que nadie abuse del formulario, contamos cuántas solicitudes llegan desde cada conexión. Evitar ese abuso es nuestro interés legítimo (artículo 6.1.f del RGPD). Tu dirección IP solo pasa unos minutos en la memoria del servidor y no se guarda. Los registros técnicos del sitio no contienen direcciones IP ni nada de lo que envías.',
        'De cada solicitud guardamos:',
      ],
      bullets: [
        'el nombre o seudónimo;',
        'el correo y el teléfono, si los das;',
        'el masaje elegido; la masajista, el día y la hora que prefieres, si los indicas; y el mensaje;',
        'el idioma de la página, y la fecha y la hora del envío;',
        'la versión y el idioma de la declaración que haces al enviar;',
        'si está contestada, y cuándo; si parece enviada por una máquina; y lo que anotemos para organizar tu visita;',
        'un número de referencia y un código calculado a partir de lo enviado, que permite reconocerla si llega dos veces y en el que no se puede leer nada.',
      ],
    },
    {
      id: 'other-ways',
      heading: 'Si llamas, escribes, pagas o quieres trabajar aquí',
      paragraphs: ['No todo pasa por un formulario. Cuéntanos solo lo necesario.'],
      bullets: [
        'Teléfono, correo y WhatsApp: usamos tu número o tu dirección y lo que nos cuentas para contestarte y organizar tu visita (medidas previas a un contrato, artículo 6.1.b del RGPD). Antes de anotar algo que revele tu vida sexual, tu orientación o tu salud, te pedimos que nos digas expresamente que estás de acuerdo (artículo 9.2.a); si no, apuntamos solo el día, la hora y el nombre que nos des. Lo borramos cuando ya no hace falta para tu visita, y como máximo {retention} después de recibirlo.',
        'Candidaturas: usamos tus datos para valorarlas y hablar contigo (artículo 6.1.b). Si no llegamos a un acuerdo, los borramos al cerrar el proceso, y como máximo {retention} después de recibirlos. No mandes fotos ni datos de salud.',
        'Pagos y recibos: usamos la fecha, el importe y la forma de pago para cobrarte (artículo 6.1.b) y los conservamos, junto con los datos del recibo que pidas a tu nombre, porque lo exigen las leyes mercantil y tributaria (artículo 6.1.c). Los guardamos {accounting} (artículo 30 del Código de Comercio). El concepto es neutro y no dice qué masaje fue. El banco, la entidad de la tarjeta o PayPal tratan los datos del pago según sus propias normas, también cuando pagas con un enlace.',
      ],
    },
    {
      id: 'consent',
      heading: 'Tu consentimiento',
      paragraphs: [
        'Lo que pides o nos cuentas puede revelar algo de tu vida sexual, tu orientación o tu salud. El RGPD protege de manera especial esos datos (artículo 9.1) y solo los tratamos con tu consentimiento explícito (artículo 9.2.a).',
        'Nos lo das al enviar el formulario, con la declaración que está junto al botón y no con una casilla: «Al enviar este formulario, acepto expresamente que el centro use lo que he escrito, incluido lo que pueda revelar sobre mi vida sexual, mi orientación o mi salud, para responderme y organizar mi visita». Con la solicitud guardamos la versión y el idioma de ese texto, para poder demostrar qué aceptaste.',
        'Puedes retirar el consentimiento en cualquier momento: escribe a {email} y pide que borremos tu solicitud. Ya no podremos contestarla, pero lo que hayamos hecho hasta entonces sigue siendo lícito. Si prefieres no darlo, puedes venir sin reserva y sin dejarnos nada por escrito.',
        'No usamos lo que escribes para deducir tu orientación sexual ni para clasificarte por ella, y no te pedimos ningún dato de salud.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Guardamos tu solicitud el tiempo que haga falta para responderte y organizar tu visita, y como máximo {retention} desde que la recibimos. Al cumplirse ese plazo se borra de forma automática. De una copia de seguridad desaparece cuando esa copia se sustituye por otra o la borramos.',
        'Los plazos de las llamadas, los mensajes, las candidaturas y los pagos están más arriba, en su propio apartado.',
        'Si nos pides que la borremos antes, no esperamos a que se cumpla el plazo.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Quién más los ve',
      paragraphs: [
        'El formulario no envía nada a nadie de fuera. Solo lee tu solicitud la persona del centro que la contesta. No vendemos tus datos ni los cedemos, salvo que una ley nos obligue.',
        'Si abres el enlace de WhatsApp, ese servicio recibe tu dirección IP y, si nos escribes por ahí, tu número y el mensaje. El mapa, con el enlace que lo acompaña, es de {provider.map} y el recorrido en 3D, de {provider.tour}: reciben tu dirección IP en cuanto abres el enlace o se cargan, y no se cargan hasta que los abres o aceptas las cookies. Cada proveedor responde, según sus propias normas, de lo que hace con esos datos. Los tres son empresas de Estados Unidos y pueden llevarlos allí. Para ello se acogen, según sus políticas, al Marco de Privacidad de Datos entre la Unión Europea y Estados Unidos o a las cláusulas contractuales tipo de la Comisión Europea.',
        'No elaboramos perfiles ni tomamos decisiones automatizadas sobre ti.',
        'Para mantener el sitio contamos con encargados del tratamiento, que actúan con contrato y solo según nuestras instrucciones (artículo 28 del RGPD). El que aloja el sitio y el que entrega las imágenes reciben la dirección IP de tu conexión, porque sin ella no pueden enviarte nada. De cada uno te decimos el país y la garantía con que trata los datos:',
      ],
      bullets: [
        'Alojamiento del sitio: {hosting}.',
        'Correo electrónico: {mail}.',
        'Entrega de las imágenes: {pictureDelivery}.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        'Para ejercer tus derechos, escribe a {email}. Dinos qué quieres y lo justo para encontrar tu solicitud: el correo o el teléfono que dejaste o, si no dejaste ninguno, el nombre que usaste y el día en que la enviaste. No mandes copia de ningún documento de identidad; si dudamos de que seas tú, te preguntaremos algo que solo sepa quien la envió.',
        'No cuesta nada, y te contestamos en el plazo de un mes (artículo 12.3 del RGPD). Si el asunto es complicado, la ley permite hasta dos meses más; en ese caso te lo decimos, con el motivo, dentro del primero. Tienes derecho a:',
      ],
      bullets: [
        'retirar tu consentimiento en cualquier momento (artículo 7.3);',
        'saber qué tenemos sobre ti y recibir una copia: acceso (artículo 15);',
        'que corrijamos lo que esté mal o incompleto: rectificación (artículo 16);',
        'que borremos tus datos: supresión (artículo 17);',
        'que los guardemos sin usarlos mientras se aclara algo: limitación (artículo 18);',
        'recibirlos en un formato que otro programa pueda leer, o que se los enviemos a quien digas: portabilidad (artículo 20);',
        'oponerte, por motivos tuyos, a lo que hacemos por interés legítimo: oposición (artículo 21);',
        'que ninguna decisión que te afecte la tome solo una máquina (artículo 22); aquí eso no ocurre.',
      ],
    },
    {
      id: 'age',
      heading: 'Edad',
      paragraphs: [
        'Este sitio y el centro son solo para personas adultas, de {adultAge} años o más. No atendemos a nadie más joven y, si averiguamos que una solicitud viene de una persona menor de edad, la borramos.',
        'La ley española permite hoy consentir el tratamiento de los propios datos desde los {consentAge} años (artículo 7 de la Ley Orgánica 3/2018, LOPDGDD). Es una regla general sobre datos personales: para usar este sitio o venir al centro hay que tener {adultAge} años.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Reclamaciones',
      paragraphs: [
        'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos (C/ Jorge Juan, 6, 28001 Madrid), por correo o en su sede electrónica. No hace falta que nos escribas antes, aunque te lo agradecemos: muchas cosas se arreglan con un correo.',
        'Si tu queja es sobre el servicio o el precio, en el centro tienes las hojas oficiales de queja, reclamación y denuncia ({complaintForms}). Pídelas en la recepción; no tienes que explicar para qué.',
      ],
    },
  ],
} satisfies Texts['pages']['privacy'];
