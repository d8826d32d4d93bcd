import type { Texts } from '../textTypes/texts.ts';

export const errors = {
  notFound: {
    title: 'Página no encontrada',
    lead: 'Esa página no existe. Vuelve al inicio y desde ahí encontrarás lo que buscas.',
    contact: 'Contactar',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    lead: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo dentro de un momento.',
  },
  tooManyRequests: {
    title: 'Demasiadas peticiones',
    lead: 'Han llegado demasiadas peticiones desde tu conexión. Vuelve a probar dentro de un minuto.',
  },
  refusals: {
    malformed: 'No hemos podido leer la solicitud. Vuelve a enviarla.',
    tooLarge: 'El mensaje es demasiado largo para enviarlo. Acórtalo o envíalo en dos partes.',
    wrongType: 'La solicitud solo puede enviarse como formulario o como JSON.',
    foreign: 'La solicitud venía de otra web y no la hemos aceptado. Usa nuestro formulario.',
    tooMany: {
      one: 'Han llegado demasiadas solicitudes desde tu conexión. Vuelve a probar dentro de {count} minuto o llámanos.',
      other:
        'Han llegado demasiadas solicitudes desde tu conexión. Vuelve a probar dentro de {count} minutos o llámanos.',
    },
    unavailable:
      'No se ha podido enviar y no hemos guardado nada. Vuelve a probar dentro de un momento o llámanos.',
    methodNotAllowed: 'Esta dirección no admite ese tipo de petición.',
    unexpected:
      'Algo ha fallado por nuestra parte y no hemos guardado nada. Vuelve a probar dentro de un momento o llámanos.',
  },
  refusalTitle: 'La solicitud no se ha enviado',
  home: 'Ir al inicio',
  backToForm: 'Volver al formulario',
} satisfies Texts['errors'];
