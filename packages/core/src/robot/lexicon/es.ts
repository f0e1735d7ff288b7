import type { Words } from './words.ts'

export const es = {
  order:
    'pedido*, compra*, compre, encargo, encargue, cesta, carrito, comprar, encargar, pedi, pedir, compré, mi compra, he comprado, pedidos, compras, encargué',
  deliver:
    'envi*, entreg*, reparto, repartidor*, mensajer*, transport*, correos, portes, seur, llevan a casa, mandais, mandar, manda*, correo express, repartis, furgoneta, gls, enviar, envían, mandáis, mandan, despacho, despachar, repartidores, mensajero*, mensajería, mrw, transporte, entregan, entregáis, envíos',
  arrive:
    'lleg*, recib*, viene, venga, tarda*, aparec*, tengo en casa, me lo traeis, a tiempo, da tiempo, sale, salido, cuándo llega, llegará, llegue, no me ha llegado, no llega, recibiré, recibirlo, aún no ha llegado, tardará',
  track:
    'seguimiento, rastre*, localiz*, donde esta mi, por donde va, estado, no se mueve, en camino, tracking, que pasa con mi, donde anda, noticias, va mi, movimiento, atascad*, parado, rastrear, rastreo, localizar, por dónde va, dónde está mi, en qué estado, estado del pedido, sin noticias, código de seguimiento, número de seguimiento',
  parcel: 'paquet*, caja, bulto, cosas, cajas, envoltorio, mercancía',
  address:
    'direccion*, domicilio, calle, vecin*, codigo postal, otra casa, oficina, dirección, mudanza, me mudo, me he mudado, otro domicilio, piso, código postal, a mi trabajo, a la oficina',
  cancel:
    'cancel*, anul*, ya no quiero, ya no lo quiero, arrepent*, no lo quiero, deshacer, echar atras, echarme atras, no me lo envies, no me lo envieis, quitadme, quitar la reserva, desisti*, retirar, no me interesa, olvidaos, parar, detener, que no salga, eliminar el pedido, anulación, cancelación, cancelarlo, anularlo, echarme atrás, desistir, dejar sin efecto, parar el pedido, me arrepentí, me he arrepentido',
  change:
    'cambi*, modific*, editar, actualiz*, otro, otra, distinto, distinta, en vez de, en lugar de, modificar, cambiarlo, corregir, actualizar, rectificar, sustituir',
  move: 'mover, aplaz*, reprogram*, posponer, otro dia, otra fecha, adelant*, atrasar, retrasar la, pasar mi cita, pasarla, pasarlo, trasladar, para otro, para el, a otra hora, otra hora, siguiente semana, en su lugar, cambio de dia, no puedo ir el, aplazar, retrasar, adelantar, cambiar la hora, cambiar el día, otro día, mover la, reprogramar, pasar a otro día, cambiar la fecha',
  slot: 'franja*, cita con el transportista, hora de la entrega, no estare, no estoy en casa, no hay nadie, estar en casa, franja, hora de entrega, día de entrega, no estaré en casa, no voy a estar, ventana horaria, cita de entrega',
  return:
    'devol*, devuelv*, retorn*, mandar de vuelta, enviar de vuelta, regresar el, mandaros, enviaros, regres*, no lo quiero quedar, etiqueta de, retroceder, devolver, devolverlo, devuelvo, devoluciones, mandarlo de vuelta, enviarlo de vuelta, no me convence, no me gusta, etiqueta de devolución, no me lo quedo, regresar el producto',
  refund:
    'reembols*, dinero de vuelta, devuelvan el dinero, devolver el dinero, mi dinero, la pasta, abono, abonan, reintegr*, recuperar el dinero, me devolveis, devuelto, cobrar lo que, ingres*, el banco no, dinero, cuando me pagais, recuper*, reembolso, reintegro, me devuelven, la pasta de vuelta, me abonan, devolución del dinero, ingresar el dinero',
  exchange:
    'intercambi*, otra talla, otro color, otra medida, talla equivocada, me queda pequen*, me queda grande, canje*, por otro, por otra, en negro, en blanco, mas grande, mas pequen*, otra cosa de color, talla mas, cambio de talla, cambiar por otro, cambiarlo por, otro modelo, intercambiar, canjear, me queda pequeño, me queda chico',
  size: 'talla*, medida*, tamano*, grande, pequen*, medidas, tamaño*, dimensiones, ancho, centímetros',
  colour: 'color*, negro, negra, blanco, blanca, azul, gris, verde',
  damaged:
    'roto*, rota*, danad*, golpead*, rajad*, rompio, rompi*, abollad*, grieta*, hecho hecha polvo, hecho polvo, desperfecto*, astillad*, estropeado en el, partid*, quebrad*, aplastad*, cristal, rot*, raspad*, aranaz*, despegad*, abierto de golpe, torcid*, roto, rota, rotos, rajado, rajada, agrietad*, estropead*, hecho pedazos, destrozad*, en mal estado, defectuos*, añicos, rayad*, maltrech*',
  missing:
    'falta*, incomplet*, no venia, no viene, solo han llegado, menos, solo venian, eran, faltan, solo hay, de menos, olvidado meter, tres de cuatro, falta, incompleto, no venía, me falta, solo había, solo venía, han olvidado',
  wrong:
    'equivoc*, error*, incorrect*, mal, por error, no es el que, no es lo que, me ha venido, no pedi, que pedi, otra cosa, no es el modelo, modelo que no, no corresponde, otra referencia, en lugar de lo, equivocad*, erróne*, no es lo que pedí, otro producto, me confundí, me equivoqué, me han mandado otro',
  warranty:
    'garant*, cubre, cubierto, cobertura de la, garantía, cubre la garantía, en garantía, años de garantía, cobertura',
  fault:
    'no funciona, dejado de funcionar, dejo de funcionar, averi*, defect*, no calienta, no enciende, muerto, petado, se ha muerto, escacharr*, fallo, no va, estropead*, no tira, se apaga, ha muerto, cascad*, se ha parado, deja de, no arranca, dejó de funcionar, ha dejado de, se ha estropeado, averiad*, avería*, no carga, cascado, escacharrad*, falla, fallos',
  repair:
    'repar*, arregl*, servicio tecnico, tecnico*, taller, reparar, reparación, arreglar, arreglo, arregláis, servicio técnico, técnico, repuesto*',
  minimum: 'minim*, a partir de, importe, llegar a',
  free: 'gratis, gratuit*, sin coste, sin pagar, regalad*, no se paga, de balde, gratuito, sin cargo',
  fast: 'urgent*, express*, expres, rapid*, manana mismo, cuanto antes, ya mismo, enseguida, prisa, 24 horas, rápido, urgente, exprés, mañana mismo, para mañana, al día siguiente, deprisa, prioritario',
  cost: 'cuest*, precio*, cuanto vale, cuanto cobra*, tarifas, coste*, costar*, gasto*, cobr*, euros, caro, cuanto es, por cuanto, sale por, barato, cuanto me, cuanto sale, cuanto tendria, a cuanto, que vale, soplar, clavais, por cuanto sale, precio final, cuánto vale, cuánto sale, cuánto es, cuánto cobráis, cuánto cobran, coste, costo, importe, qué vale, cuánto me cuesta, a cuánto, cuánto hay que pagar',
  pay: 'pag*, dinero, efectivo, bizum, transferenc*, paypal, abonar, pasta, abono, contra reembolso, en la puerta, al repartidor, metalico, apple pay, google pay, pagar, transferencia, tarjeta, formas de pago, método de pago, cobro, cobrar',
  card: 'tarjeta de credito, tarjeta de debito, visa, mastercard, tarjeta bancaria, mi tarjeta',
  bank: 'banc*, iban, cuenta bancaria, domicili*',
  declined:
    'rechaz*, deneg*, no pasa el pago, error en el pago, no me deja pagar, no acepta, no aceptan, no se ha podido, operacion no, no me cobra, no me pasa, me sale error, no deja, no se completa, fallo al, operacion denegada, tarjeta no, rechazad*, denegad*, no pasa la tarjeta, error al pagar, pago fallido, no se completa el pago, no puedo pagar con',
  instalment:
    'plazo*, cuota*, financ*, fraccion*, poco a poco, mensual*, al mes, por meses, de golpe, aplazad*, poquito a poco, ir pagando, a trozos, mes a mes, por partes, trocear, varios pagos, tres veces, en varias veces, sin pagar todo, a cachos, a plazos, plazos, cuotas, fraccionar, fraccionado, aplazado, financiar, financiación, mensualidades',
  voucher:
    'cupon*, descuento*, codigo promocional, vale, promo*, tarjeta regalo, cupón, cupones, código de descuento, promoción, código promocional, rebaja*, canjear el',
  invoice:
    'factura*, recibo*, ticket, justificante, consultar lo que he pagado, recibos, comprobante, justificantes, factura, facturas, recibo, tique, facturación, boleta',
  tax: 'iva, nif, cif, fiscal*, gestor*, empresa, contab*, hacienda, autónomo, datos fiscales',
  download: 'descarg*, pdf, imprim*, bajar la factura, bajarme, descargar, bajar, imprimir, descargo',
  high: 'mas alt*, sub*, mas de lo normal, de mas, mas de lo habitual, doble, mas cara, clav*, disparad*, cobrado de mas, pagado mas, tan alt*, tanto, exager*, se ha disparado, mas dinero, una pasta, más caro, me cobráis de más, me han cobrado de más, sube, ha subido, subida, demasiado, más de lo normal, más alta, el doble, un dineral',
  dispute:
    'reclam*, no reconozco, no entiendo, cargo, no he contratado, cargo raro, que es esto, no he llamado, no es mio, no se que, raro, cargo extraño, cargo desconocido, yo no pedí, no lo he pedido, reclamar, reclamación, qué es este cargo, cobro indebido, no autoricé, servicios premium',
  late_payment:
    'impag*, retras* el pago, vencid*, pagar tarde, pagar mas tarde, no puedo pagar, atrasad*, deuda*, pendiente*, fin de mes, no llego a fin, sin blanca, tieso, no he pagado, se me paso, se me ha pasado, no pude pagar, atraso, debo, morosidad, pagar más tarde, pagar después, prórroga, aplazar el pago, vencimiento, atrasado, moroso, deuda, no llego a fin de mes, cuando cobre, retraso en el pago, fuera de plazo, impago',
  password:
    'contrasen*, clave*, password, contra, contraseña, contraseñas, clave de acceso, clave, nueva contraseña, restablecer',
  login:
    'entrar en, iniciar sesion, acceder, acceso, no me deja entrar, login, loguear*, identificarme, no puedo entrar, no entro, entrar a mi, acceder a mi, no me reconoce, iniciar sesión, entrar en mi cuenta, ingresar a mi cuenta, meterme en',
  account: 'cuenta, perfil, registr*, usuario, registro, registrarme, mi cuenta, darme de alta',
  forget: 'olvid*, no me acuerdo, no recuerdo, se me ha olvidado, olvidé, olvidado, se me olvidó',
  delete:
    'elimin*, borr*, quitar, cerrar mi, suprim*, desaparec*, darme de baja, olvidarme, desaparecer, borrarme, darse de baja, fuera de vuestra, borrar, eliminar, suprimir, cerrar mi cuenta, cerrar la cuenta, borrado, quitar mi cuenta, dar de baja la cuenta, eliminen, borréis',
  data: 'datos personales, mis datos, proteccion de datos, privacidad, datos medicos, rgpd, confidencial*, informacion personal, protección de datos, lopd, información personal',
  see_data:
    'quien puede ver, quien ve, quien tiene acceso, compart*, ceder, leer mi, enterarse, mi jefe, enter*, leer, lee, acceder a mi historial, familia, quién ve, quién puede ver, quién tiene acceso, compartís, compartir, se entere, terceros, confidencial',
  email: 'correo*, email, mail, bandeja, spam, correo, e-mail, buzón, correo electrónico',
  contract:
    'contrat*, permanencia, suscripcion, suscri*, compromiso, atad*, ataduras, compromiso de, atado, contrato, suscripción, ligado',
  quit: 'dar de baja, doy de baja, darme de baja, baja, dejar de ser, me quiero ir, me voy, terminar, rescind*, fin al contrato, se acabe, acabar, cortar con, no seguir, fin, dejaros, marcharme, desapunt*, terminar el contrato, rescindir, cancelar el contrato, dejar de ser cliente, irme, finalizar, causar baja, romper el contrato',
  early_end:
    'penaliz*, antes de tiempo, antes de que acabe, permanencia, antes de acabar, multa, sancion, antes de los, me queda, cuanto me queda, irme antes, romper, penalización, antes del plazo, anticipada, me queda permanencia',
  plan: 'tarifa*, plan, bono*, paquete de, subir de, bajar de, contrato de movil, tarifa de datos, otra tarifa, minutos, tarifa, paquete, modalidad, cambiar de tarifa, subir de tarifa, bajar de tarifa',
  more_data:
    'mas gigas, mas datos, ilimitad*, se me acaban, me quedo sin, sin gigas, quedo corto, ampliar, quedo sin datos, se me gastan, datos extra, mas internet, duplicar, más datos, más gigas, más megas, me quedé sin datos, bono de datos, gasto los datos',
  number: 'numero*, numero de telefono, mi numero',
  port: 'portabil*, conservar mi numero, mantener mi numero, llevarme mi numero, traer mi numero, mismo numero, portar, conserv* el numero, llevo el numero, sin perder el numero, con el mismo, numero de siempre, mantener el, portabilidad, conservar mi número, mantener el número, llevarme el número, traer mi número, mismo número, código de portabilidad, pasar mi número, quedarme con mi número',
  provider:
    'compan*, operador*, movistar, vodafone, orange, yoigo, competencia, otra empresa, masmovil, digi, lowi, pepephone, jazztel, otra, compania de telefono, compañía, operador, operadora, masmóvil, otra compañía, otro operador',
  join: 'traer, traig*, venirme, pasarme a, cambiarme con vosotros, con vosotros, unirme, vengo de, hacerme cliente, cambiarme a, contratar con vosotros, ser cliente',
  leave:
    'irme, llevar*, salida, a otra compania, a otro operador, marchar*, irme a otra, marcharme, me voy a, cambiarme de compañía, cambio de compañía, dejaros',
  sim: 'sim, tarjeta sim, chip, tarjetita, la tarjeta, nanosim, duplicado de sim, duplicado',
  esim: 'esim, e-sim, sim virtual, sim digital, sin tarjeta fisica, sin plastico, tarjeta de plastico, virtual, digital, tarjeta virtual, sin tarjeta física, electrónica',
  qr: 'qr, codigo de barras, escanear',
  pin: 'pin, codigo pin',
  puk: 'puk, pin mal, pin incorrecto, ocho cifras, ocho digitos, 8 digitos, tres intentos, tres veces, pin bloqueado, bloqueado el pin, código de desbloqueo, demasiados intentos',
  locked: 'bloque*, desbloque*, inhabilit*, bloquead*, bloquear, desbloquear, bloqueo',
  stolen:
    'rob*, hurt*, mangado, mangaron, ladron*, chorizado, birlado, quitado el movil, me han quitado, atrac*, carterist*, robado, robaron, robo, hurto, ladrón, sustraíd*, choriz*, me lo quitaron',
  lost: 'perd*, extravi*, no encuentro, no se donde, no encuentro la, se me cayo, deje el movil, la deje, perdido, perdí, extraviad*, no aparece, me lo dejé, se me cayó, pérdida, olvidado en',
  activate:
    'activ*, poner en marcha, dar de alta, puesta en marcha, estrenar, encender la linea, funcionar, que funcione, empezar a usar, activar, activación, dar de alta la, encender por primera vez',
  unrecognised:
    'sin sim, no detecta, no reconoce, no lee, no la lee, inserte, insertar sim, no sale la sim, partid*, error de sim, no la coge, sim no válida, no la pilla, tarjeta dañada, inserte sim',
  roaming:
    'roaming, extranjero, itineranc*, viaj*, fuera de espana, vacaciones, viajo, fuera, me voy a, de viaje, escapada, like at home, pais*, crucero, itinerancia, viaje*, viajar, de vacaciones, fuera del país, otro país, otros países, al salir de españa',
  inside_zone:
    'union europea, ue, europa, francia, italia, portugal, alemania, grecia, paris, roma, lisboa, berlin, belgica, norway, noruega, austria, holanda, irlanda, polonia, croacia, suecia, dinamarca, praga, budapest, amsterdam, viena, atenas, bruselas, unión europea, bélgica, países bajos, parís, berlín, ámsterdam, finlandia, dublín',
  outside_zone:
    'fuera de la ue, fuera de la union, fuera de europa, estados unidos, eeuu, mexico, marruecos, japon, turquia, suiza, argentina, colombia, nueva york, tailandia, londres, china, peru, reino unido, inglaterra, brasil, chile, cuba, egipto, dubai, canada, australia, asia, andorra, usa, miami, india, vietnam, tunez, méxico, japón, turquía, perú, dubái, estambul, canadá',
  mobile_data: 'datos moviles, datos, gigas, giga, gb, megas, 4g, 5g, datos móviles, internet en el móvil',
  signal:
    'cobertura, senal, rayitas, sin servicio, no puedo llamar, barras, no me llegan llamadas, solo emergencias, pueblo, sotano, no pilla, sin lineas, señal, no me entran llamadas, se cortan las llamadas, sin red, no hay red',
  outage:
    'averia, caid*, corte, incidencia, se ha ido, sin conexion, no hay internet, sin internet, cortado, no hay conexion, no tengo internet, no conecta, desconect*, nada funciona, se fue, caído, caída, sin conexión, se fue internet, no va internet, apagón',
  internet: 'internet, red, conexion, fibra, linea, online, adsl',
  wifi: 'wifi, wi-fi, wi fi, nombre de la red, red inalambrica, inalambric*',
  router: 'router*, modem, rúter, aparato',
  red_light: 'luz roja, lucecita, luces, parpade*, piloto',
  slow: 'lent*, velocidad, tortuga, se corta, va mal, tarda en cargar, buffer*, lag, va fatal, va lentisim*, netflix se, pixel*, se queda pillado, congel*, megas que pago, flojo, debil, lento, lenta, lentísimo, se para, se queda cargando, tarda mucho, poca velocidad, va a pedales, a tirones, pixelad*, se congela',
  rooms: 'habitacion*, cuarto, salon, dormitorio, arriba, pasillo, planta',
  reset:
    'restablec*, de fabrica, reset*, reinici*, ajustes originales, resetear, reset, restablecer, valores de fábrica, de fábrica, reiniciar, configuración original, formatear, borrar la configuración',
  suspended:
    'suspend*, cortad*, cortaron la linea, reactiv*, restaurar la linea, restitu*, han cortado, cortado la línea, línea cortada, suspendid*, reactivar, restablecer la línea, sin línea, me habéis cortado, corte de línea, rehabilitar',
  kettle:
    'hervidor*, tetera, calentador de agua, agua para el te, jarra, hierve agua, calienta agua, hervidor, pava',
  limescale:
    'cal, descalcif*, sarro, blanquecin*, incrust*, posos, costra*, vinagre, escamas, blanca en el fondo, manchas blancas, piedra, restos blancos, manchas en el fondo, agua dura, sedimento*, calcareo, blanco en, sarro del hervidor, descalcificar, incrustaciones, costra blanca, capa blanca, ácido cítrico, blanquecino',
  clean: 'limpi*, fregar, frotar, lavar por dentro',
  pan: 'sarten*, olla*, cazuela*, cacerola*, cazo*, paella, hierro fundido, wok, cazos, utensilios, bateria de cocina, sartén, sartenes, olla, ollas, cazo, cazuela, batería de cocina',
  induction:
    'induccion, vitro*, placa*, cocina electrica, iman, fuego*, inducción, vitrocerámica, vitro, placa, hornillo, fogón, fogones, cocina de gas, cocina eléctrica',
  oven: 'horno, hornear',
  bulb: 'bombilla*, vatio*, e27, e14, led, casquillo*, rosca, potente, portalampara*, luz led, watios, bombillas, bombilla, foco, casquillo, vatios, luz de repuesto, bombillo',
  lamp: 'lampara*, flexo*, luz, mesilla, pie de lampara, foco, lámpara, flexo, luz de noche, aplique, luminaria',
  dim: 'regul*, atenu*, intensidad, regulable',
  wash: 'lav*, lavadora, grados, temperatura, detergente, colada, centrifug*, a mano, agua caliente, agua fria, encoge*, lavado, lavar, lavo, a máquina, suavizante, centrifugar, lejía',
  bedding:
    'edredon*, sabana*, almohad*, ropa de cama, nordico*, manta*, colcha*, funda*, colchon*, plumas, plumon, juego de cama, almohadas, cubrecama, relleno nordico, sábana*, edredón, edredones, almohada*, colcha, manta, nórdico, colchón',
  dryer: 'secador*, secar, tender, secadora, secado',
  included: 'inclu*, trae, traen, viene con, aparte, lleva, incluid*, incluye, por separado',
  appointment:
    'cita*, reserv*, pedir hora, pedir dia, coger hora, hora con, consulta, visita, hueco, turno, que me vea, verme, atender*, hueco para, disponibilidad, agenda*, pedir vez, ver al, cita, pedir cita, reservar, reserva, coger cita, agendar, me atienden',
  late: 'tarde, retras*, atasco, minutos tarde, llego tarde, demora, trafico, puntual, pierdo el turno, minutos despues, no llego a la hora, metro parado, llegare, tren, retraso, tráfico, me retraso, no llego a tiempo, con retraso',
  no_show:
    'no me presento, no presentar*, no voy, no ir, no aparezco, plantad*, falto, no acudo, no fui, no puedo ir, no podre, no acudir, faltar, si no voy, faltar a la cita, si falto, no asistir, no podré ir, se me olvidó la cita',
  first_visit:
    'primera visita, primera vez, primera consulta, nuevo paciente, primera cita, nunca he ido, soy nuev*, soy nueva, soy nuevo, por primera, nunca he estado, primer dia, estreno',
  bring:
    'llevar, traer, llevo, documentos, papeles, dni, que necesito, hay que llevar, necesito llevar, que papeles, tarjeta sanitaria, con que voy, qué llevo, qué necesito, documentación, carné',
  tooth:
    'dient*, muela*, dental*, bucal, boca, encia*, pieza, colmillo, piños, se me ha saltado un, empaste*, caries, paladar, muelas, diente*, dentadura, encía*, dental, molar',
  dentist: 'dentista*, odontolog*, ortodoncista*, higienista',
  doctor: 'doctor*, medic*, dermatolog*, clinica*, especialista',
  skin: 'piel, cara, mejilla*, frente, rostro, cutis',
  mole: 'lunar*, mancha*, melanoma, revision de la piel, cancer de piel, peca*, manchita, me ha salido una mancha, oscuro, lunarcito, lunar, lunares, mancha en la piel, peca, pecas, revisión de piel, cáncer de piel, verruga',
  tartar:
    'sarro, limpieza dental, higiene, limpieza de boca, limpieza, placa bacteriana, pulido, limpiarme, limpiarme la boca, limpiarme los dientes, quitar el sarro, limpieza bucal, higiene dental, profilaxis',
  implant:
    'implant*, tornillo, diente nuevo, diente postizo, me falta un diente, hueco de la muela, me falta una, poner un diente, diente fijo, puente, implante*, diente que falta, me falta una muela, prótesis',
  crown: 'corona*, funda dental, carilla*, protesis',
  whitening:
    'blanque*, amarill*, mas blancos, manchas de cafe, sonrisa blanca, blancos, mas claro, tono*, brillante*, tenido*, sonrisa, blanqueamiento, blanquear, dientes blancos, dientes amarillos, amarillo*, aclarar, más blancos, manchas de café',
  root_canal: 'endodoncia*, conducto, nervio, matar el nervio, endodoncia, conducto*, desvitalizar, raíz',
  extraction:
    'extra*, sacar la muela, sacarme, sacad*, sacaron, quitar la muela, muela del juicio, arranc*, quitado una muela, me han quitado, quitaron la, tras sacar, puntos, agujero, herida, extracción, sacar una muela, sacado, me han sacado, me quitaron, cordal, arrancar',
  bleed: 'sangr*, hemorrag*, sangra, sangrado, sangre, sangrar, sangrando, hemorragia',
  eat: 'comer, comida, beber, masticar, cafe, fumar, bocadillo, cenar, bebida, alcohol, café, tabaco, cerveza',
  laser: 'laser',
  peel: 'peeling*, exfoli*, pelando',
  redness:
    'roj*, enrojec*, irritad*, quem*, picor, inflamad*, hinchad*, escozor, escuece, como un tomate, pica, ardor, arde, ampolla*, costra, roja, rojez, rojo, enrojecid*, quemad*, quemazón, hinchazón, costra*',
  sun: 'sol, playa, protector solar, crema solar, broncear*, maquill*, sauna, gimnasio, piscina, crema, maquillaje, maquillarme, deporte, tomar el sol, protector',
  acne: 'acne, grano*, espinilla*, marcas, cicatri*, puntos negros, barrillos, piel grasa, cara llena, granitos, pus, acné, granos, espinillas, cicatriz*, marcas de granos',
  hair_removal:
    'depil*, vello, pelo*, cera, cuchilla, afeitar, rasurar, piernas, axilas, ingles, bigote, afeitarme, depilación, depilar, depilarme, quitar el pelo',
  aligner:
    'aline*, ortodoncia, brackets, invisalign, dientes torcidos, torcid*, ferula*, invisible, enderezar, dientes montados, apinad*, separad*, aparato, corregir los dientes, alineador*, ortodoncia invisible, férula*',
  child:
    'nino*, nina*, hijo*, hija*, bebe, crio*, peque, pequeno de, mi nino, mi nena, chaval*, sobrin*, niet*, niño*, niña*, bebé, peque*, crío*, menor*, nene, chaval',
  age: 'edad, anos, cuantos anos, años tiene, desde qué edad, a partir de qué edad, a qué edad',
  parent: 'padre*, madre*, tutor*, acompan*, abuela',
  record:
    'historial*, historia clinica, expediente, informe*, ficha, resultados, mi informe, datos clinicos, pruebas, mi ficha, historial, historia clínica, mi historia',
  xray: 'radiograf*, rayos x, placas, panoramica, ortopantomografia, radiografía*, placa de la boca, panorámica, rx, ortopantomografía',
  copy: 'copia*, enviar a otra, mandar a otro, otra clinica, pasar mi, reenviar, segunda opinion, nuevo dentista, necesito llevarme, para otro dentista, mandarmela, por email mis, pedir mi, copia, copias, que me deis, enviar a otro dentista, segunda opinión, me lo mandáis, otra clínica',
  afraid:
    'miedo, panico, nervios*, ansiedad, asust*, fobia, terror, pavor, me tiemblan, me da cosa, yuyu, temor, impone, pánico, nervios, nerviosa, nervioso, angustia, temblando',
  sedation:
    'sedac*, sedar, gas de la risa, anestesi*, dormid*, dormir, oxido nitroso, calmante, sedación, anestesia, dormido, dormida, dormirme, óxido nitroso, tranquilizante, relajarme, sin enterarme',
  pain: 'dolor*, duel*, doler, rabiando, molest*, me muero de, no aguanto, insoportable, rabia, me duele, fastidi*, dolor, duele, dolores, me muero de dolor, molestia*, dolorid*, punzada*, no puedo dormir, flemón',
  emergency:
    'urgenc*, urgente, hoy mismo, ahora mismo, esta noche, fin de semana, domingo, emergencia, golpe, accidente, urgencia, urgencias, festivo, de guardia',
  insurance:
    'segur*, mutua*, aseguradora*, sanitas, adeslas, dkv, asisa, poliza, mapfre, cuadro medico, cubre mi seguro, compania de seguros, estetico, caser, mi poliza, seguro, seguros, aseguradora, mutua, póliza, cobertura del seguro, seguro médico',
  duration:
    'cuanto tarda, cuanto dura, cuantos dias, plazo de, cuando, hasta cuando, cuanto tiempo, dias, semanas, meses, dura, duran, cuánto tarda, cuánto dura, cuánto tiempo, cuántos días, plazo, cuánto falta, en cuánto, tardáis, tarda, días hábiles, hasta cuándo',
  how_often:
    'cada cuanto, cuantas veces, cuantas sesiones, sesion*, veces, cuantas visitas, cada cuánto, cuántas veces, frecuencia, cuántas sesiones, sesiones, una vez al año',
  where_find: 'donde encuentro, donde puedo ver, donde veo, donde esta, donde',
  why: 'por que, motivo, a que se debe, como es que',
  method: 'forma*, metodo*, acept*, sirve*, compatible*, admit*, cual*, vale para, valen',
  weather:
    'tiempo hace, lluv*, llov*, pronostico, nieve, tormenta, lluvia, llover, lloverá, tiempo va a hacer, tiempo hará, hará calor, hará frío, nevar, clima, pronóstico, temperatura hará, tormenta mañana',
  cooking:
    'receta*, cocinar, paella receta, tortilla, gazpacho, croquetas, guiso, paella para, cordero, asar, hornear, bizcocho, olla exprés, macarrones, arroz',
  jobs: 'trabajo, empleo, vacante*, curriculum, sueldo, contratais, trabajar con, practicas, cv, oferta de trabajo, salario, trabajar, puesto, prácticas, entrevista, empleado*, plantilla, candidat*, trabajo en, trabajar con vosotros, trabajar en, currículum, ofertas de empleo, contratáis, buscáis gente, buscáis personal',
  company_facts:
    'fundador*, fundo, dueno, director*, sede, jefe, accionista*, ceo, empleados, quien fundo, de quien es, propietari*, historia de la empresa, presidente de, fundó, fundada, quién es el dueño, dueño, director general, dónde se fabrica, fabrican, fabricáis, fabricado en, cuántos empleados, en bolsa',
  competitor_goods:
    'ikea, amazon, samsung, dyson, apple, iphone, netflix, zara, mercadona, bosch, xiaomi, mercadolibre, zara home, carrefour, el corte inglés, leroy merlin, mediamarkt, aliexpress, wallapop, ebay, balay, siemens, philips, lg, sony, spotify, hbo, shein, temu, lidl, aldi, decathlon, apple id, icloud',
  sports:
    'futbol, partido, liga, champions, madrid gano, barca, mundial, tenis, baloncesto, gano, fútbol, gol, real madrid, barça, quién ganó, olimpiadas, ciclismo',
  jokes:
    'chiste*, poema*, cuento, cancion, adivinanza, cantar, cuéntame algo, poema, canción, hazme reír, gracioso',
  greeting:
    'hola, buenos dias, buenas tardes, buenas noches, que tal, como estas, gracias, adios, como te va',
  about_robot:
    'eres humano, eres un robot, eres una persona, como te llamas, eres real, chatgpt, tu nombre, eres un bot',
  money_markets:
    'bolsa, bitcoin, cripto*, oro, acciones, invertir, hipoteca, prestamo*, dolar, euribor, cambio del euro, dividendo*, accion, economia, inflacion, pension, declaracion de la renta, ahorro, lingote*, hipoteca*, préstamo, inversión, dólar, interés del, euríbor, declaración de la renta, pensión, jubilación',
  homework:
    'deberes, matematic*, traduc*, redaccion, capital de, raiz cuadrada, ecuacion, escribe, ensayo, trabajo de clase, colegio, universidad, examen, fisica, quimica, quien invento, en que ano, poblacion, significado, diccionario, gramatica, excel, programar, poesia, ingles, traduce, traducir, traducción, matemáticas, raíz cuadrada, estudiar, carrera, redacción, quién inventó, cuántos habitantes, significa, ortografía, historia de, geografía, oposiciones, cuántos dentistas, estadística*, inglés',
  media:
    'pelicula*, serie*, musica, videojuego*, concierto*, instagram, tiktok, whatsapp, facebook, youtube, netflix, spotify, playstation, libro*, novela, radio, podcast, disco, cantante, actor, actriz, famos*, disney, hbo, twitter, gmail, google, telegram, minecraft, fortnite, ver el partido, canal, película*, series, música, cine, concierto, libro, entradas para, hackead*',
  travel_booking:
    'vuelo*, hotel*, tren, taxi, aeropuerto, pasaporte, billete*, alquilar un coche, ave, autobus*, crucero, maleta*, ferry, airbnb, turis*, restaurante*, bar, pizza, sushi, reservar mesa, excursion*, viaje organizado, maleta, visado, dónde comer',
  politics:
    'elecciones, presidente, politic*, guerra, ministr*, votar, gobierno, política, político*, ministro, rey, alcalde, huelga',
  health_other:
    'gripe, vacuna*, covid, embaraz*, dieta, adelgazar, tension, vista, gafas, espalda, corazon, fisioterap*, masaje*, botox, tatuaje*, rodilla, tos, diabetes, cabeza, alergia, oido, injerto capilar, psicolog*, ojo*, cirugia, operar, lasik, miopia, lentillas, oido*, nariz, liposuc*, cadera, pie*, una, unas, caida del pelo, migran*, estomago, fiebre, resfriado, calorias, vitamina*, yoga, terapia, depres*, ecografia, analisis de sangre, colesterol, verruga*, labios, relleno*, cejas, regla, anticoncep*, embarazada, hombro, tobillo, migraña, kilos, perder peso, tensión, corazón, oftalm*, oído, injerto*, capilar, calvicie, bótox, fisio*, psicólog*, depresión, ginecólog*, análisis de sangre, alergia*, uña*, hongos, estómago, pastillas para dormir, insomnio, liposucción, pecho, pestañas, peluquer*',
  other_goods:
    'portatil*, ordenador*, nevera*, frigorifico*, lavavajillas, sofa*, mueble*, coche, bici*, televisor*, tele, aspirador*, tostadora*, cortina*, juguete*, ropa, zapat*, planta*, alfombra*, cuchillo*, cafetera*, impresora*, tablet, auriculares, reloj, moto, pantalla, consola, camara*, altavo*, lavadora*, microondas, batidora*, freidora*, ventilador*, estufa*, silla*, mesa*, escritorio, armario*, estante*, espejo*, vela*, jarron*, toalla*, pintura, herramient*, taladro, mochila, perfume*, joya*, anillo, cargador*, funda de movil, robot aspirador, nevera, portátil, ordenador, televisor, televisión, frigorífico, lavadora bosch, aspiradora, tostadora, cafetera, batidora, freidora, plancha, ventilador, estufa, sofá, armario, estantería*, espejo, bicicleta, patinete, cargador, impresora, zapatos, cepillo eléctrico, pasta de dientes, perfume, cámara, dron',
  pets: 'perr*, gat*, mascota*, veterinari*, perro*, gato*, cachorro, conejo, loro, caballo, animal*',
  partners:
    'franquicia*, mayorista*, distribuidor*, colabor*, patrocin*, publicidad, influencer*, donac*, ong, proveedor*, al por mayor, alquilar, alquil*, coopera*, invertir en, terreno, finca, antena, vender, comprais, prensa, periodista*, visita escolar, patrocinio, evento*, franquicia, mayorista, colaborar, colaboración, donar, donación, alquiláis, alquiler, vender mis, vendo, comprar vuestra empresa, periodista, afiliad*, antena en mi, sorteo',
  custom_work:
    'grab*, bordar, bordad*, a medida, personaliz*, envolver, regalo envuelto, montaje, montar, instalar el, grabar, personalizar, personalizad*, papel de regalo, instaláis, instalar la lámpara, colgar, electricista, a domicilio instalar',
  parking:
    'aparc*, parking, silla de ruedas, ascensor, como llegar, metro, aparcar, aparcamiento, baño, cómo llegar, parada de, párking, sala de espera, accesible, minusválidos',
  shop_visit: 'tienda fisica, tiendas, sucursal*, visitar, local, escaparate',
  opening_hours:
    'horario de apertura, horario de atencion, que horario, horario teneis, horarios, horario, abris, abren, abierto, abiertos, cerrais, cierran, a que hora abr*, a que hora cierr*, hora de cierre',
  luck: 'loteria, horoscopo, suerte, tarot, quiniela, lotería, horóscopo, número de la suerte, signo, sorteo de navidad, euromillón, primitiva',
  relations: 'novi*, casad*, boda, amor, regalo de cumple*, ligar',
  law: 'abogad*, juicio, denuncia, divorcio, demandar, juez, denuncia*, demanda*, policía, multa de tráfico, herencia, notario, casero, inquilino, juzgado',
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
  nature:
    'arbol*, flor*, pajar*, pez, peces, insect*, montana*, luna, planeta*, terremoto*, jardin*, árbol*, pájaro*, volcán, terremoto, montaña, animales, eclipse, dinosaurio*',
  household:
    'vino tinto, moho, fontaner*, electricist*, calefaccion, gas, electricidad, tejado, ventana*, pintar, cucaracha*, hormiga*, humedad*, recibo de la luz, mancha de vino, quitar manchas, fontanero, electricista, calefacción, limpiar la casa, limpieza de casas, asistenta, cucarachas, hormigas, ratones, mudanzas, farola, tubería, desatascar, goteras, jardín, césped',
  civic:
    'pasaporte, carnet de conducir, dni caducado, ayuntamiento, bomberos, iglesia, nacionalidad, permiso de residencia, paro, itv, multa de trafico, empadron*, correos abre, semana santa, navidad, ramadán, festivos, misa, embajada, padrón, seguridad social',
  vehicles: 'coche*, neumatico*, gasolina, motor, moto*, bici*, conducir, taller mecanico, patinete*',
} as const satisfies Words
