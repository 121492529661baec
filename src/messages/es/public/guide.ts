/** Palabras de la guía para planificar con localidades favoritas. */
export const guide = {
  title: "Planifica tu Camino con localidades favoritas – Vieira",
  description:
    "En cinco pasos, de la primera idea a un plan día a día: elige una ruta, encuentra localidades que te gusten, guárdalas como favoritas y deja que Vieira planifique cada etapa.",
  heading: "Planifica tu Camino con localidades favoritas",
  lead: "Ya tienes en mente sitios donde te gustaría dormir: uno que te recomendaron, otro con farmacia, un alojamiento que admite perros. Así se convierten en un plan.",
  steps: {
    route: {
      heading: "Elige una ruta",
      text: "En <link>la página de todas las rutas</link>, indica tu ritmo: los días de cada ruta se ajustan. Marca «Comparar» en hasta tres para ver longitud, desnivel y cierres una al lado de otra.",
      alt: "Dos rutas comparadas en una tabla: longitud, desnivel, punto más alto y días",
    },
    towns: {
      heading: "Encuentra localidades que te gusten",
      text: "El <link>buscador de localidades</link> muestra las de una ruta en el orden de marcha. Elige dónde empezar y qué servicios necesitas, como farmacia o alimentación. El <houses>buscador de alojamientos</houses> hace lo mismo: tipo, cocina, mascotas, una noche en la que debe estar abierto. Si faltan datos, lo decimos claramente.",
      alt: "El buscador de localidades: filtros, localidades con farmacia después de O Cebreiro y su mapa",
    },
    heart: {
      heading: "Pulsa el corazón",
      text: "En la página de una localidad pulsa «Añadir a favoritos». Sin cuenta, tus favoritos se guardan en este navegador; inicia sesión para tenerlos en todos tus dispositivos. Los encuentras en <link>localidades favoritas</link>.",
      alt: "La página de una localidad: «Añadir a favoritos», sus datos y su posición en la ruta",
    },
    plan: {
      heading: "Planifica con estas localidades",
      text: "En la página de tus <favourites>localidades favoritas</favourites> pulsa «Planificar con estas localidades». El <link>planificador</link> compara cada final posible de cada etapa. Una localidad favorita hace más atractiva la parada sin forzarla; una que no te quieras perder puede ser parada obligatoria. Cambia la duración de tu etapa ideal y todo se ajusta al momento.",
      alt: "El planificador: preferencias, los días del plan y la ruta en un mapa",
    },
    adjust: {
      heading: "Ajústalo a tu gusto",
      text: "Mira por qué cada noche está donde está y qué cambiaría si pararas en otro sitio. «Copiar enlace» te da un enlace para quienes caminan contigo, con todas tus preferencias. Cuando hayas guardado el plan en una cuenta, puedes cambiar días sueltos, elegir alojamientos e imprimirlo.",
    },
  },
  goodToKnow: {
    heading: "Conviene saber",
    cost: "El plan que ves es el mejor posible con los datos disponibles: ninguna otra combinación de paradas se ajusta más a tus preferencias.",
    beds: "Plazas, temporadas y precios cambian. Antes de contar con una plaza, pregunta al alojamiento; antes de cruzar un puerto en invierno, pregunta a la oficina del peregrino.",
    first: "¿Es tu primer Camino? <link>Qué es un albergue, qué llevar y cómo llegar</link>.",
  },
  start: "Empezar a planificar",
};
