import type { Words } from './words.ts'

export const es = {
  order:
    'pedido*, compra*, compre, encargo, encargue, cesta, carrito, comprar, encargar, pedi, pedir, compré, mi compra, he comprado',
  deliver:
    'envi*, entreg*, reparto, repartidor*, mensajer*, transport*, correos, portes, seur, llevan a casa, mandais, mandar, manda*, correo express, repartis, furgoneta, gls',
  arrive:
    'lleg*, recib*, viene, venga, tarda*, aparec*, tengo en casa, me lo traeis, a tiempo, da tiempo, sale, salido',
  track:
    'seguimiento, rastre*, localiz*, donde esta mi, por donde va, estado, no se mueve, en camino, tracking, que pasa con mi, donde anda, noticias, va mi, movimiento, atascad*, parado',
  parcel: 'paquet*, caja, bulto, cosas',
  address: 'direccion*, domicilio, calle, vecin*, codigo postal, otra casa, oficina',
  cancel:
    'cancel*, anul*, ya no quiero, ya no lo quiero, arrepent*, no lo quiero, deshacer, echar atras, echarme atras, no me lo envies, no me lo envieis, quitadme, quitar la reserva, desisti*, retirar, no me interesa, olvidaos, parar, detener, que no salga, eliminar el pedido',
  change: 'cambi*, modific*, editar, actualiz*, otro, otra, distinto, distinta, en vez de, en lugar de',
  move: 'mover, aplaz*, reprogram*, posponer, otro dia, otra fecha, adelant*, atrasar, retrasar la, pasar mi cita, pasarla, pasarlo, trasladar, para otro, para el, a otra hora, otra hora, siguiente semana, en su lugar, cambio de dia, no puedo ir el',
  slot: 'franja*, cita con el transportista, hora de la entrega, no estare, no estoy en casa, no hay nadie, estar en casa',
  return:
    'devol*, devuelv*, retorn*, mandar de vuelta, enviar de vuelta, regresar el, mandaros, enviaros, regres*, no lo quiero quedar, etiqueta de, retroceder',
  refund:
    'reembols*, dinero de vuelta, devuelvan el dinero, devolver el dinero, mi dinero, la pasta, abono, abonan, reintegr*, recuperar el dinero, me devolveis, devuelto, cobrar lo que, ingres*, el banco no, dinero, cuando me pagais, recuper*',
  exchange:
    'intercambi*, otra talla, otro color, otra medida, talla equivocada, me queda pequen*, me queda grande, canje*, por otro, por otra, en negro, en blanco, mas grande, mas pequen*, otra cosa de color, talla mas',
  size: 'talla*, medida*, tamano*, grande, pequen*',
  colour: 'color*, negro, negra, blanco, blanca, azul, gris, verde',
  damaged:
    'roto*, rota*, danad*, golpead*, rajad*, rompio, rompi*, abollad*, grieta*, hecho hecha polvo, hecho polvo, desperfecto*, astillad*, estropeado en el, partid*, quebrad*, aplastad*, cristal, rot*, raspad*, aranaz*, despegad*, abierto de golpe, torcid*',
  missing:
    'falta*, incomplet*, no venia, no viene, solo han llegado, menos, solo venian, eran, faltan, solo hay, de menos, olvidado meter, tres de cuatro',
  wrong:
    'equivoc*, error*, incorrect*, mal, por error, no es el que, no es lo que, me ha venido, no pedi, que pedi, otra cosa, no es el modelo, modelo que no, no corresponde, otra referencia, en lugar de lo',
  warranty: 'garant*, cubre, cubierto, cobertura de la',
  fault:
    'no funciona, dejado de funcionar, dejo de funcionar, averi*, defect*, no calienta, no enciende, muerto, petado, se ha muerto, escacharr*, fallo, no va, estropead*, no tira, se apaga, ha muerto, cascad*, se ha parado, deja de, no arranca',
  repair: 'repar*, arregl*, servicio tecnico, tecnico*, taller',
  minimum: 'minim*, a partir de, importe, llegar a',
  free: 'gratis, gratuit*, sin coste, sin pagar, regalad*, no se paga, de balde',
  fast: 'urgent*, express*, expres, rapid*, manana mismo, cuanto antes, ya mismo, enseguida, prisa, 24 horas',
  cost: 'cuest*, precio*, cuanto vale, cuanto cobra*, tarifas, coste*, costar*, gasto*, cobr*, euros, caro, cuanto es, por cuanto, sale por, barato, cuanto me, cuanto sale, cuanto tendria, a cuanto, que vale, soplar, clavais, por cuanto sale, precio final',
  pay: 'pag*, dinero, efectivo, bizum, transferenc*, paypal, abonar, pasta, abono, contra reembolso, en la puerta, al repartidor, metalico, apple pay, google pay',
  card: 'tarjeta de credito, tarjeta de debito, visa, mastercard, tarjeta bancaria, mi tarjeta',
  bank: 'banc*, iban, cuenta bancaria, domicili*',
  declined:
    'rechaz*, deneg*, no pasa el pago, error en el pago, no me deja pagar, no acepta, no aceptan, no se ha podido, operacion no, no me cobra, no me pasa, me sale error, no deja, no se completa, fallo al, operacion denegada, tarjeta no',
  instalment:
    'plazo*, cuota*, financ*, fraccion*, poco a poco, mensual*, al mes, por meses, de golpe, aplazad*, poquito a poco, ir pagando, a trozos, mes a mes, por partes, trocear, varios pagos, tres veces, en varias veces, sin pagar todo, a cachos',
  voucher: 'cupon*, descuento*, codigo promocional, vale, promo*, tarjeta regalo',
  invoice:
    'factura*, recibo*, ticket, justificante, consultar lo que he pagado, recibos, comprobante, justificantes',
  tax: 'iva, nif, cif, fiscal*, gestor*, empresa, contab*, hacienda',
  download: 'descarg*, pdf, imprim*, bajar la factura, bajarme',
  high: 'mas alt*, sub*, mas de lo normal, de mas, mas de lo habitual, doble, mas cara, clav*, disparad*, cobrado de mas, pagado mas, tan alt*, tanto, exager*, se ha disparado, mas dinero, una pasta',
  dispute:
    'reclam*, no reconozco, no entiendo, cargo, no he contratado, cargo raro, que es esto, no he llamado, no es mio, no se que, raro',
  late_payment:
    'impag*, retras* el pago, vencid*, pagar tarde, pagar mas tarde, no puedo pagar, atrasad*, deuda*, pendiente*, fin de mes, no llego a fin, sin blanca, tieso, no he pagado, se me paso, se me ha pasado, no pude pagar, atraso, debo, morosidad',
  password: 'contrasen*, clave*, password, contra',
  login:
    'entrar en, iniciar sesion, acceder, acceso, no me deja entrar, login, loguear*, identificarme, no puedo entrar, no entro, entrar a mi, acceder a mi, no me reconoce',
  account: 'cuenta, perfil, registr*, usuario',
  forget: 'olvid*, no me acuerdo, no recuerdo, se me ha olvidado',
  delete:
    'elimin*, borr*, quitar, cerrar mi, suprim*, desaparec*, darme de baja, olvidarme, desaparecer, borrarme, darse de baja, fuera de vuestra',
  data: 'datos personales, mis datos, proteccion de datos, privacidad, datos medicos, rgpd, confidencial*, informacion personal',
  see_data:
    'quien puede ver, quien ve, quien tiene acceso, compart*, ceder, leer mi, enterarse, mi jefe, enter*, leer, lee, acceder a mi historial, familia',
  email: 'correo*, email, mail, bandeja, spam',
  contract:
    'contrat*, permanencia, suscripcion, suscri*, compromiso, atad*, ataduras, compromiso de, atado, contrato',
  quit: 'dar de baja, doy de baja, darme de baja, baja, dejar de ser, me quiero ir, me voy, terminar, rescind*, fin al contrato, se acabe, acabar, cortar con, no seguir, fin, dejaros, marcharme, desapunt*',
  early_end:
    'penaliz*, antes de tiempo, antes de que acabe, permanencia, antes de acabar, multa, sancion, antes de los, me queda, cuanto me queda, irme antes, romper',
  plan: 'tarifa*, plan, bono*, paquete de, subir de, bajar de, contrato de movil, tarifa de datos, otra tarifa, minutos',
  more_data:
    'mas gigas, mas datos, ilimitad*, se me acaban, me quedo sin, sin gigas, quedo corto, ampliar, quedo sin datos, se me gastan, datos extra, mas internet, duplicar',
  number: 'numero*, numero de telefono, mi numero',
  port: 'portabil*, conservar mi numero, mantener mi numero, llevarme mi numero, traer mi numero, mismo numero, portar, conserv* el numero, llevo el numero, sin perder el numero, con el mismo, numero de siempre, mantener el',
  provider:
    'compan*, operador*, movistar, vodafone, orange, yoigo, competencia, otra empresa, masmovil, digi, lowi, pepephone, jazztel, otra, compania de telefono',
  join: 'traer, traig*, venirme, pasarme a, cambiarme con vosotros, con vosotros, unirme, vengo de',
  leave: 'irme, llevar*, salida, a otra compania, a otro operador, marchar*',
  sim: 'sim, tarjeta sim, chip, tarjetita, la tarjeta',
  esim: 'esim, e-sim, sim virtual, sim digital, sin tarjeta fisica, sin plastico, tarjeta de plastico, virtual, digital',
  qr: 'qr, codigo de barras, escanear',
  pin: 'pin, codigo pin',
  puk: 'puk, pin mal, pin incorrecto, ocho cifras, ocho digitos, 8 digitos',
  locked: 'bloque*, desbloque*, inhabilit*',
  stolen:
    'rob*, hurt*, mangado, mangaron, ladron*, chorizado, birlado, quitado el movil, me han quitado, atrac*, carterist*',
  lost: 'perd*, extravi*, no encuentro, no se donde, no encuentro la, se me cayo, deje el movil, la deje',
  activate:
    'activ*, poner en marcha, dar de alta, puesta en marcha, estrenar, encender la linea, funcionar, que funcione, empezar a usar',
  unrecognised:
    'sin sim, no detecta, no reconoce, no lee, no la lee, inserte, insertar sim, no sale la sim, partid*, error de sim',
  roaming:
    'roaming, extranjero, itineranc*, viaj*, fuera de espana, vacaciones, viajo, fuera, me voy a, de viaje, escapada, like at home, pais*, crucero',
  inside_zone:
    'union europea, ue, europa, francia, italia, portugal, alemania, grecia, paris, roma, lisboa, berlin, belgica, norway, noruega, austria, holanda, irlanda, polonia, croacia, suecia, dinamarca, praga, budapest, amsterdam, viena, atenas, bruselas',
  outside_zone:
    'fuera de la ue, fuera de la union, fuera de europa, estados unidos, eeuu, mexico, marruecos, japon, turquia, suiza, argentina, colombia, nueva york, tailandia, londres, china, peru, reino unido, inglaterra, brasil, chile, cuba, egipto, dubai, canada, australia, asia, andorra, usa, miami, india, vietnam, tunez',
  mobile_data: 'datos moviles, datos, gigas, giga, gb, megas, 4g, 5g',
  signal:
    'cobertura, senal, rayitas, sin servicio, no puedo llamar, barras, no me llegan llamadas, solo emergencias, pueblo, sotano, no pilla, sin lineas',
  outage:
    'averia, caid*, corte, incidencia, se ha ido, sin conexion, no hay internet, sin internet, cortado, no hay conexion, no tengo internet, no conecta, desconect*, nada funciona, se fue',
  internet: 'internet, red, conexion, fibra, linea, online, adsl',
  wifi: 'wifi, wi-fi, wi fi, nombre de la red, red inalambrica, inalambric*',
  router: 'router*, modem, rúter, aparato',
  red_light: 'luz roja, lucecita, luces, parpade*, piloto',
  slow: 'lent*, velocidad, tortuga, se corta, va mal, tarda en cargar, buffer*, lag, va fatal, va lentisim*, netflix se, pixel*, se queda pillado, congel*, megas que pago, flojo, debil',
  rooms: 'habitacion*, cuarto, salon, dormitorio, arriba, pasillo, planta',
  reset: 'restablec*, de fabrica, reset*, reinici*, ajustes originales',
  suspended: 'suspend*, cortad*, cortaron la linea, reactiv*, restaurar la linea, restitu*, han cortado',
  kettle: 'hervidor*, tetera, calentador de agua, agua para el te, jarra, hierve agua, calienta agua',
  limescale:
    'cal, descalcif*, sarro, blanquecin*, incrust*, posos, costra*, vinagre, escamas, blanca en el fondo, manchas blancas, piedra, restos blancos, manchas en el fondo, agua dura, sedimento*, calcareo, blanco en',
  clean: 'limpi*, fregar, frotar, lavar por dentro',
  pan: 'sarten*, olla*, cazuela*, cacerola*, cazo*, paella, hierro fundido, wok, cazos, utensilios, bateria de cocina',
  induction: 'induccion, vitro*, placa*, cocina electrica, iman, fuego*',
  oven: 'horno, hornear',
  bulb: 'bombilla*, vatio*, e27, e14, led, casquillo*, rosca, potente, portalampara*, luz led, watios, bombillas',
  lamp: 'lampara*, flexo*, luz, mesilla, pie de lampara, foco',
  dim: 'regul*, atenu*, intensidad, regulable',
  wash: 'lav*, lavadora, grados, temperatura, detergente, colada, centrifug*, a mano, agua caliente, agua fria, encoge*, lavado',
  bedding:
    'edredon*, sabana*, almohad*, ropa de cama, nordico*, manta*, colcha*, funda*, colchon*, plumas, plumon, juego de cama, almohadas, cubrecama, relleno nordico',
  dryer: 'secador*, secar, tender',
  included: 'inclu*, trae, traen, viene con, aparte, lleva',
  appointment:
    'cita*, reserv*, pedir hora, pedir dia, coger hora, hora con, consulta, visita, hueco, turno, que me vea, verme, atender*, hueco para, disponibilidad, agenda*, pedir vez, ver al',
  late: 'tarde, retras*, atasco, minutos tarde, llego tarde, demora, trafico, puntual, pierdo el turno, minutos despues, no llego a la hora, metro parado, llegare, tren',
  no_show:
    'no me presento, no presentar*, no voy, no ir, no aparezco, plantad*, falto, no acudo, no fui, no puedo ir, no podre, no acudir, faltar, si no voy',
  first_visit:
    'primera visita, primera vez, primera consulta, nuevo paciente, primera cita, nunca he ido, soy nuev*, soy nueva, soy nuevo, por primera, nunca he estado, primer dia',
  bring:
    'llevar, traer, llevo, documentos, papeles, dni, que necesito, hay que llevar, necesito llevar, que papeles, tarjeta sanitaria, con que voy',
  tooth:
    'dient*, muela*, dental*, bucal, boca, encia*, pieza, colmillo, piños, se me ha saltado un, empaste*, caries, paladar, muelas',
  dentist: 'dentista*, odontolog*, ortodoncista*, higienista',
  doctor: 'doctor*, medic*, dermatolog*, clinica*, especialista',
  skin: 'piel, cara, mejilla*, frente, rostro, cutis',
  mole: 'lunar*, mancha*, melanoma, revision de la piel, cancer de piel, peca*, manchita, me ha salido una mancha, oscuro, lunarcito',
  tartar:
    'sarro, limpieza dental, higiene, limpieza de boca, limpieza, placa bacteriana, pulido, limpiarme, limpiarme la boca, limpiarme los dientes, quitar el sarro',
  implant:
    'implant*, tornillo, diente nuevo, diente postizo, me falta un diente, hueco de la muela, me falta una, poner un diente, diente fijo, puente',
  crown: 'corona*, funda dental, carilla*, protesis',
  whitening:
    'blanque*, amarill*, mas blancos, manchas de cafe, sonrisa blanca, blancos, mas claro, tono*, brillante*, tenido*, sonrisa',
  root_canal: 'endodoncia*, conducto, nervio, matar el nervio',
  extraction:
    'extra*, sacar la muela, sacarme, sacad*, sacaron, quitar la muela, muela del juicio, arranc*, quitado una muela, me han quitado, quitaron la, tras sacar, puntos, agujero, herida',
  bleed: 'sangr*, hemorrag*',
  eat: 'comer, comida, beber, masticar, cafe, fumar, bocadillo, cenar, bebida, alcohol',
  laser: 'laser',
  peel: 'peeling*, exfoli*, pelando',
  redness:
    'roj*, enrojec*, irritad*, quem*, picor, inflamad*, hinchad*, escozor, escuece, como un tomate, pica, ardor, arde, ampolla*, costra',
  sun: 'sol, playa, protector solar, crema solar, broncear*, maquill*, sauna, gimnasio, piscina, crema',
  acne: 'acne, grano*, espinilla*, marcas, cicatri*, puntos negros, barrillos, piel grasa, cara llena, granitos, pus',
  hair_removal:
    'depil*, vello, pelo*, cera, cuchilla, afeitar, rasurar, piernas, axilas, ingles, bigote, afeitarme',
  aligner:
    'aline*, ortodoncia, brackets, invisalign, dientes torcidos, torcid*, ferula*, invisible, enderezar, dientes montados, apinad*, separad*, aparato, corregir los dientes',
  child:
    'nino*, nina*, hijo*, hija*, bebe, crio*, peque, pequeno de, mi nino, mi nena, chaval*, sobrin*, niet*',
  age: 'edad, anos, cuantos anos',
  parent: 'padre*, madre*, tutor*, acompan*, abuela',
  record:
    'historial*, historia clinica, expediente, informe*, ficha, resultados, mi informe, datos clinicos, pruebas, mi ficha',
  xray: 'radiograf*, rayos x, placas, panoramica, ortopantomografia',
  copy: 'copia*, enviar a otra, mandar a otro, otra clinica, pasar mi, reenviar, segunda opinion, nuevo dentista, necesito llevarme, para otro dentista, mandarmela, por email mis, pedir mi',
  afraid:
    'miedo, panico, nervios*, ansiedad, asust*, fobia, terror, pavor, me tiemblan, me da cosa, yuyu, temor, impone',
  sedation: 'sedac*, sedar, gas de la risa, anestesi*, dormid*, dormir, oxido nitroso, calmante',
  pain: 'dolor*, duel*, doler, rabiando, molest*, me muero de, no aguanto, insoportable, rabia, me duele, fastidi*',
  emergency:
    'urgenc*, urgente, hoy mismo, ahora mismo, esta noche, fin de semana, domingo, emergencia, golpe, accidente',
  insurance:
    'segur*, mutua*, aseguradora*, sanitas, adeslas, dkv, asisa, poliza, mapfre, cuadro medico, cubre mi seguro, compania de seguros, estetico, caser, mi poliza',
  duration:
    'cuanto tarda, cuanto dura, cuantos dias, plazo de, cuando, hasta cuando, cuanto tiempo, dias, semanas, meses, dura, duran',
  how_often: 'cada cuanto, cuantas veces, cuantas sesiones, sesion*, veces, cuantas visitas',
  where_find: 'donde encuentro, donde puedo ver, donde veo, donde esta, donde',
  why: 'por que, motivo, a que se debe, como es que',
  method: 'forma*, metodo*, acept*, sirve*, compatible*, admit*, cual*, vale para, valen',
  weather: 'tiempo hace, lluv*, llov*, pronostico, nieve, tormenta',
  cooking: 'receta*, cocinar, paella receta, tortilla, gazpacho, croquetas, guiso',
  jobs: 'trabajo, empleo, vacante*, curriculum, sueldo, contratais, trabajar con, practicas, cv, oferta de trabajo, salario, trabajar, puesto, prácticas, entrevista, empleado*, plantilla, candidat*',
  company_facts:
    'fundador*, fundo, dueno, director*, sede, jefe, accionista*, ceo, empleados, quien fundo, de quien es, propietari*, historia de la empresa, presidente de',
  competitor_goods:
    'ikea, amazon, samsung, dyson, apple, iphone, netflix, zara, mercadona, bosch, xiaomi, mercadolibre',
  sports: 'futbol, partido, liga, champions, madrid gano, barca, mundial, tenis, baloncesto, gano',
  jokes: 'chiste*, poema*, cuento, cancion, adivinanza, cantar',
  greeting:
    'hola, buenos dias, buenas tardes, buenas noches, que tal, como estas, gracias, adios, como te va',
  about_robot:
    'eres humano, eres un robot, eres una persona, como te llamas, eres real, chatgpt, tu nombre, eres un bot',
  money_markets:
    'bolsa, bitcoin, cripto*, oro, acciones, invertir, hipoteca, prestamo*, dolar, euribor, cambio del euro, dividendo*, accion, economia, inflacion, pension, declaracion de la renta, ahorro, lingote*',
  homework:
    'deberes, matematic*, traduc*, redaccion, capital de, raiz cuadrada, ecuacion, escribe, ensayo, trabajo de clase, colegio, universidad, examen, fisica, quimica, quien invento, en que ano, poblacion, significado, diccionario, gramatica, excel, programar, poesia, ingles',
  media:
    'pelicula*, serie*, musica, videojuego*, concierto*, instagram, tiktok, whatsapp, facebook, youtube, netflix, spotify, playstation, libro*, novela, radio, podcast, disco, cantante, actor, actriz, famos*, disney, hbo, twitter, gmail, google, telegram, minecraft, fortnite, ver el partido, canal',
  travel_booking:
    'vuelo*, hotel*, tren, taxi, aeropuerto, pasaporte, billete*, alquilar un coche, ave, autobus*, crucero, maleta*, ferry, airbnb, turis*, restaurante*, bar, pizza, sushi, reservar mesa, excursion*, viaje organizado',
  politics: 'elecciones, presidente, politic*, guerra, ministr*, votar, gobierno',
  health_other:
    'gripe, vacuna*, covid, embaraz*, dieta, adelgazar, tension, vista, gafas, espalda, corazon, fisioterap*, masaje*, botox, tatuaje*, rodilla, tos, diabetes, cabeza, alergia, oido, injerto capilar, psicolog*, ojo*, cirugia, operar, lasik, miopia, lentillas, oido*, nariz, liposuc*, cadera, pie*, una, unas, caida del pelo, migran*, estomago, fiebre, resfriado, calorias, vitamina*, yoga, terapia, depres*, ecografia, analisis de sangre, colesterol, verruga*, labios, relleno*, cejas, regla, anticoncep*, embarazada',
  other_goods:
    'portatil*, ordenador*, nevera*, frigorifico*, lavavajillas, sofa*, mueble*, coche, bici*, televisor*, tele, aspirador*, tostadora*, cortina*, juguete*, ropa, zapat*, planta*, alfombra*, cuchillo*, cafetera*, impresora*, tablet, auriculares, reloj, moto, pantalla, consola, camara*, altavo*, lavadora*, microondas, batidora*, freidora*, ventilador*, estufa*, silla*, mesa*, escritorio, armario*, estante*, espejo*, vela*, jarron*, toalla*, pintura, herramient*, taladro, mochila, perfume*, joya*, anillo, cargador*, funda de movil, robot aspirador, nevera',
  pets: 'perr*, gat*, mascota*, veterinari*',
  partners:
    'franquicia*, mayorista*, distribuidor*, colabor*, patrocin*, publicidad, influencer*, donac*, ong, proveedor*, al por mayor, alquilar, alquil*, coopera*, invertir en, terreno, finca, antena, vender, comprais, prensa, periodista*, visita escolar, patrocinio, evento*',
  custom_work:
    'grab*, bordar, bordad*, a medida, personaliz*, envolver, regalo envuelto, montaje, montar, instalar el',
  parking: 'aparc*, parking, silla de ruedas, ascensor, como llegar, metro',
  shop_visit:
    'tienda fisica, tiendas, sucursal*, horario*, abris, abierto, cerrais, visitar, local, escaparate',
  luck: 'loteria, horoscopo, suerte, tarot, quiniela',
  relations: 'novi*, casad*, boda, amor, regalo de cumple*, ligar',
  law: 'abogad*, juicio, denuncia, divorcio, demandar, juez',
  weekday:
    'lunes, martes, miercoles, jueves, viernes, sabado, domingo, semana que viene, la semana siguiente, esta semana',
  time_of_day: 'manana, tarde, noche, hora, horas, minuto*, mediodia, cuarto de hora',
  code: 'codigo*',
  settings: 'ajuste*, configur*, apn, opciones',
  web_page: 'pagina*, web, sitio, app, aplicacion, cargar, video*',
  calls: 'llam*, sms, mensaj*, marcar, llamada*',
  device: 'movil*, telefono*, celular, aparato, smartphone',
  paper: 'papel, por correo postal, carta, en fisico',
  old_company:
    'compania anterior, mi compania actual, operador actual, mi antigua, antes de cambiarme, operador anterior',
  cheaper: 'barat*, menos, rebajar, ahorr*, reducir, bajar',
  compensation: 'compens*, indemniz*',
  wait: 'esper*, todavia no, aun no, sigo sin, no veo nada, nada todavia',
  years: 'ano, anos, mes, meses',
  harmless: 'normal, grave, malo, peligros*, preocup*, benigno',
  medicine: 'medicin*, medicament*, pastilla*, antibiotic*, ibuprofeno, pomada, receta medica',
  handed_over: 'abri la caja, al abrir, he abierto, desembal*, venia con, me han entregado',
  unhappy: 'no me gusta, no me convence, no me vale, no estoy content*, decepcion*',
  neighbours: 'vecino*, alguien usa, desconocido*, hackead*',
  twice: 'dos veces, duplicad*, repetid*, doble',
  new: 'nuev*, recien, acabo de',
  keep: 'conserv*, manten*, quedarme, seguir con, sigue',
  gone_data: 'pierdo, se pierde, perder mi',
  interest: 'interes*, recargo*, suplemento*',
  price_offer: 'oferta*, presupuesto*',
  nature: 'arbol*, flor*, pajar*, pez, peces, insect*, montana*, luna, planeta*, terremoto*, jardin*',
  household:
    'vino tinto, moho, fontaner*, electricist*, calefaccion, gas, electricidad, tejado, ventana*, pintar, cucaracha*, hormiga*, humedad*, recibo de la luz',
  civic:
    'pasaporte, carnet de conducir, dni caducado, ayuntamiento, bomberos, iglesia, nacionalidad, permiso de residencia, paro, itv, multa de trafico, empadron*',
  vehicles: 'coche*, neumatico*, gasolina, motor, moto*, bici*, conducir, taller mecanico, patinete*',
} as const satisfies Words
