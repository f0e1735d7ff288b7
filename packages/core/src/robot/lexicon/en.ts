/** Words of customers by what they mean. A star stands for any ending; several words must follow each other. */
export const en = {
  // What happens to an order
  order:
    'order*, purchase*, bought, buying, checkout, basket, cart, ordering, placed an order, place an order, buy, pre-order*',
  deliver:
    'deliver*, ship, ships, shipped, shipping, postage, courier*, carrier*, dispatch*, drop-off, driver, send, sent, sending, post, posted, mail it, freight, van, dhl, ups, hermes, royal mail, on the road',
  arrive:
    'arriv*, get here, gets here, turn up, turned up, show up, reach*, receive*, come, comes, came, coming, got here, here yet, landed, still not here, waiting for my',
  track:
    'track*, where is my, where s my, whereabouts, on its way, status, scan*, not moved, stuck, where s, any news, update on, happening with, how far, in transit, progress, stuck in transit',
  parcel: 'parcel*, package*, packet, box, boxes, stuff, shipment*',
  address:
    'address*, street, flat, neighbour*, pick-up point, redirect*, postcode, moved house, my office, house, road, apartment, my work, workplace, other place, somewhere else, new home, postal code, zip',
  cancel:
    'cancel*, call off, called off, scrap, annul*, stop it, stop my order, changed my mind, no longer want, don t want, not want, stop, undo, back out, withdraw*, call it off, bin it, not any more, any more, drop my, pull out, take it off, storno*, stornieren, annuler, cancelar',
  change: 'change*, chang*, edit*, modif*, switch*, alter*, amend*, update*, different, another, instead',
  move: 'reschedul*, postpone*, move, moved, moving, push back, another day, other day, different day, bring forward, later date, can t make, shift*, bring it forward, push it, other time, another time, later, earlier, swap the day, make it, sooner, change the date, change the time, verschieben',
  slot: 'slot*, time window, delivery appointment, be at home, not at home, won t be home, not be home, nobody home, window, friday s, come on another day, delivery day, delivery date, delivery time, bring it',
  return:
    'return*, send back, send it back, ship back, give back, bring back, take back, send them back, post it back, back to you, not keep, don t like it, give it up, get shot of, unwanted, hand it in, label, zuruckgeben, retourner, devolver',
  refund:
    'refund*, money back, reimburs*, paid back, get paid back, money again, repay*, cash back, my money, cash, credited, credit back, reimbursed, got paid, money hasn t, payment back, bank shows, remboursement, ruckerstattung',
  exchange:
    'exchang*, swap*, replace with, trade, different size, other size, another size, another colour, another color, other colour, too small, too big, same one, same but, in black, in white, one in, other model, different colour, umtauschen, umtausch, echanger, cambiar, too tight, doesn t fit',
  size: 'size*, king size, queen size, measurement*, fit, fits, small, big, bigger, large, smaller',
  colour: 'colour*, color*, black, white, grey, blue, red one',
  damaged:
    'damag*, broken, broke, crack*, smash*, shatter*, dent*, scratch*, chip, chipped, in pieces, bent, torn, hole, ripped, cracked, snapped, squashed, battered, defect on arrival, leaking, wonky, faulty on arrival, kaputt',
  missing: 'missing, incomplete, not complete, not in the box, only got, short',
  wrong: 'wrong*, mistake*, incorrect*, typo, by accident, accidentally, not what i ordered, mixed up',
  warranty:
    'warrant*, guarantee*, covered, coverage period, under guarantee, still covered, coverage, years of, protected, claim, garantie',
  fault:
    'stopped working, not working, doesn t work, won t work, won t heat, won t turn on, dead, defect*, fault*, malfunction*, died, packed up, gave up, conked out, stops, stopped, no longer works, quit working, won t switch, gone wrong, burnt out, on the blink, knackered, bust, playing up, broke down, leaks',
  repair: 'repair*, fix, fixed, fixing, mend*, technician*, engineer*',
  minimum:
    'minimum*, at least, from what amount, threshold, spend, how much do i have to buy, over a certain amount, euro order, from how much',
  free: 'free, for nothing, no charge, waive*, gratis, without paying, complimentary',
  fast: 'express*, urgent*, fast*, quick*, asap, tomorrow, next day, as soon as possible, soon, rush, right away, straight away',
  // Money
  cost: 'cost*, price*, how much, fee*, charge, charges, charged, expensive, pricing, rate, rates, what do i pay, euro, euros, bucks, quid, pay for, worth, pricey, amount, total, bill me, what would, much is, much are, much does, much would, combien, wieviel',
  pay: 'pay*, paid, money, cash, transfer*, debit*, paypal, apple pay, google pay, klarna, bank transfer, settle, uberweisung, apple, google, wallet, account charged, leaves my account, taken from, money leaves, invoice me, on account',
  card: 'credit card*, debit card*, visa, mastercard, amex, bank card*',
  bank: 'bank*, iban, account number, direct debit',
  declined:
    'declin*, reject*, refus*, payment failed, payment error, not accepted, didn t go through, doesn t go through',
  instalment:
    'instal*, in parts, monthly, per month, spread, payment plan*, in bits, financ*, a bit at a time, in full, all at once, little by little, each month, every month, several payments, over time, chunk*, pay off, in stages, split*, raten, budget',
  voucher:
    'voucher*, coupon*, promo*, discount*, gift card*, code won t, gift code, code, codes, money off, deal code, gutschein, combine codes, reduced, student discount',
  invoice:
    'invoice*, receipt*, bill, bills, billing, statement*, proof of purchase, paperwork for the, tax document, rechnung, facture, documents for my',
  tax: 'tax*, vat, company details, business details, accountant*, bookkeep*',
  download: 'download*, pdf, print*, file',
  high: 'higher, too high, too much, more than usual, more than normal, overcharg*, double, huge, went up, doubled, jumped, so high, so expensive, more than, bigger than, extra charge, shock, ripped off, wrong amount, 20 more, went through the roof',
  dispute:
    'disput*, don t recognise, not recognise, unknown charge, what is this charge, complain about, contest*, query a, never ordered, never signed, didn t use, what is this, what s this, mystery, unfamiliar, never booked, not mine',
  late_payment:
    'pay later, overdue, extension*, can t pay, cannot pay, due date, skint, broke till, more time to pay, behind with, payday, after the deadline, arrears, unpaid, next month, wait with, salary, wages, until friday, short this month, tight this month, postpone the payment, few more days, delay paying',
  // The account
  password:
    'password*, passcode*, pass word, pw, login code, passphrase, credentials, login details, new code, passwort, mot de passe, contrasena',
  login:
    'log in, login*, log-in, sign in, signin, signed in, get in, let me in, locked out, log on, access my account, won t let me in, get into, can t access, cannot access, enter my account, in my account, sign up details',
  account:
    'account*, profile*, membership*, register*, sign up, signed up, customer number, my details, user',
  forget: 'forgot*, forget*, don t remember, can t remember, not remember, lost my password',
  delete:
    'delet*, eras*, remov*, wipe*, close my, forget about me, for good, shut, closed down, cease, scrub, gone for, vanish',
  data: 'personal data, my data, privacy, data protection, gdpr, my details, confidential*, my information, about me, information about, know about me, private, secret, boss find out, medical data, datenschutz',
  see_data:
    'who can see, who can read, who sees, who has access, share*, sharing, look at my, who else, read my, find out, told, tell my, hand over my, receptionist',
  email: 'email*, e-mail*, mail, inbox, spam folder',
  // Contracts and plans
  contract:
    'contract*, subscription*, subscrib*, agreement, commitment, tied in, deal, term, terms, minimum term, locked in, bound, vertrag',
  quit: 'quit*, terminat*, end my, end the, leave you, leaving you, give notice, notice period, get out of, stop being, opt out, done with, stop using, finish*, get rid of you, over and out, last bill, kundigen, resiliar, walk away, out after',
  early_end:
    'early, before it ends, early exit, penalt*, termination fee, before the end, still have, months left, half way, before two years, buy myself out, fee for leaving',
  plan: 'plan, plans, tariff*, package deal, allowance*, bundle*, upgrad*, downgrad*, option, my tariff, subscription plan, monthly plan, gigs a month, tarif, forfait, package',
  more_data:
    'more data, more gigs, more gb, unlimited, run out, running out, used up, bigger plan, upgrade, allowance gone, not enough data, top up, extra data, run dry, bigger',
  number: 'number*, digits, phone number, my old number, digits stay, same number, telephone number',
  port: 'port, porting, ported, keep my number, bring my number, take my number, pac code, keep my old number, number with me, transfer my number, take my digits, same number, number over, moving my number, rufnummer, code from you, transfer code',
  provider:
    'provider*, operator*, network operator, competitor*, other company, rival*, vodafone, o2, telekom, orange, carrier, telecom, at&t, ee, three, sky, telefonica, other network, different network, new network, new company, old one',
  join: 'join*, coming to you, switch to you, move to you, come over to you, become a customer, over to you, to you, to lumen, with you, new customer, start with you, moving to you',
  leave:
    'leav*, going elsewhere, switch away, move away from, another provider, other provider, elsewhere, away from you, from lumen, different network, new network, somewhere else',
  // Phones and lines
  sim: 'sim, sims, sim card*, simcard, chip, card in my phone, the card, new card, tiny card',
  esim: 'esim*, e-sim*, digital sim, plastic card, without a plastic, digital, virtual sim, without a card, no tray, card slot, built in, going digital',
  qr: 'qr*, barcode*',
  pin: 'pin, pin code, unlock code',
  puk: 'puk*, eight digit*, 8 digit*, wrong pin, pin wrong',
  locked: 'lock, locked, block*, unlock*, freeze, frozen',
  stolen:
    'stol*, steal*, nick, nicked, theft, robbed, thief, pickpocket*, pinched, snatched, took my, someone took, grabbed, handbag, mugged, burgled',
  lost: 'lost, lose, can t find, misplac*, disappear*, left my phone, dropped my phone, left my, gone missing, nowhere to be found, in a taxi, on the train, slipped',
  activate:
    'activat*, switch on, set up, get it working, start using, get started, start it, make it work, working yet, card work, register*, registered, first use, goes live, get going',
  unrecognised:
    'no sim, not recogn*, not detect*, not read, invalid sim, can t read, doesn t see, insert sim, sim error, not seen, ignores, doesn t accept the card, sim failure, bent',
  roaming:
    'roam*, abroad, overseas, foreign, trip, travel*, holiday*, vacation*, travelling, going to, country, countries, border, landed, fly, flying, flight to, hols, weekend in, week in, weeks in, ausland',
  inside_zone:
    'eu, european union, spain, italy, france, germany, greece, portugal, austria, mallorca, ibiza, paris, rome, poland, netherlands, croatia, lisbon, berlin, vienna, amsterdam, brussels, belgium, ireland, sweden, denmark, norway, finland, barcelona, madrid, athens, prague, budapest, malta, cyprus, hungary, czech, romania, bulgaria',
  outside_zone:
    'outside the eu, outside europe, usa, us, america, turkey, switzerland, japan, thailand, egypt, new york, istanbul, dubai, canada, brazil, china, australia, travel pack*, world, schweiz, suisse, london, uk, england, tokyo, bali, bangkok, morocco, tunisia, mexico, india, vietnam, singapore, serbia, miami, los angeles, cruise ship, asia, africa, south america, world pass',
  mobile_data:
    'mobile data, data, gb, gigs, gigabyte*, megabyte*, mb, lte, 4g, 5g, apps, maps, whatsapp on the go, surfing, browsing, cellular',
  signal:
    'signal, bars, reception, no service, coverage, dead zone, can t call, can t make calls, calls drop, no network, emergency calls only, can t ring, dead spot, no bars, searching, one bar, street',
  outage:
    'outage*, down, fault in the network, network problem*, mast, offline, no connection, interrupted, cut off, gone, nothing works, no internet, not working at home, disruption, storm, whole house, totally dead, blackout, lost connection, won t connect',
  internet: 'internet, online, net, broadband, fibre, fiber, web, dsl, connection',
  wifi: 'wifi, wi-fi, wi fi, wlan, wireless, hotspot, network name, network key, ssid, guest network, network password, password of the network, neighbours use, key on the sticker',
  router: 'router*, modem*, box at home, fritzbox',
  red_light:
    'red light*, light is red, blinking, flashing, lamp is red, lights, glowing, glows, led is, red lamp, orange light, green light',
  slow: 'slow*, lag*, buffer*, crawl*, sluggish, speed*, stutter*, freezes, takes forever to load, snail, forever, takes ages, loads slowly, netflix stops, freezing, hangs, mbit, megabit, ping, weak',
  rooms: 'room*, upstairs, bedroom, kitchen, garden, far from',
  reset:
    'factory, reset*, restore, start from scratch, paperclip, original settings, wipe the router, default settings, back to default, as new, tiny hole, small hole, press the button, hole at the back, werkseinstellung*',
  suspended: 'suspend*, cut off my line, disconnected, barred, reconnect*, reactivat*, deactivat*',
  // Things of a home
  kettle: 'kettle*, water boiler, boil*, bouilloire, tea, hot water, jug',
  limescale:
    'limescale, descal*, scale, chalk*, calc*, crust*, white flakes, white stuff, white bits, deposit*, vinegar, citric*, furred, calcaire, kalk, hard water, white crust, flakes, residue, grime, gunk, chalky, scaly, calcified',
  clean: 'clean*, rinse, scrub*, wipe down',
  pan: 'pan, pans, pot, pots, skillet*, frying*, cookware, saucepan*, wok, cast iron, pfanne, poele, sarten, casserole, wok pan, cooking pot, iron pan',
  induction:
    'induction*, hob, hobs, stove*, cooktop*, cooker, magnet*, ceramic hob, herd, plaque, electric hob, glass hob, my stove, ceran',
  oven: 'oven*, bake',
  bulb: 'bulb*, watt*, e27, e14, led, socket, screw-in, lightbulb*, gluhbirne, ampoule, bombilla, fitting, screw, watts, strength, brighter bulb',
  lamp: 'lamp*, light, bedside, floor lamp, shade, lampshade',
  dim: 'dim*, brightness, brighter, too bright',
  wash: 'wash*, laundr*, machine wash, degrees, detergent, temperature*, spin, launder*, hot wash, 40 degrees, 60 degrees, in the machine, shrink*, spin cycle, waschen',
  bedding:
    'bedding, duvet*, sheet*, pillow*, linen, quilt*, blanket*, comforter*, mattress*, down filled, feather*, bed cover*, pillowcase*, edredon, couette, bettdecke, cover, covers, topper, bedspread, down duvet, bed sheets',
  dryer: 'dryer*, drier*, tumble*, dry, drying, hang',
  included: 'includ*, come with, comes with, in the package, supplied, separately, extra',
  // At the practice
  appointment:
    'appointment*, book, booking, booked, reserv*, visit, consultation*, see a doctor, get seen, schedule, come in, slot with, time with, see someone, get in, check-up, checkup, fit me in, squeeze me in, available, availability, free time, opening, termin, rendez-vous, cita',
  late: 'late, delayed, stuck in traffic, running behind, minutes late, traffic, missed my bus, overslept, not on time, delayed train, train is, stuck, held up, hour after, minutes after, behind schedule, won t make it on time, quarter of an hour',
  no_show:
    'no-show, not show up, didn t show, don t show, don t turn up, forgot my appointment, missed my appointment, skip, can t come, cannot come, don t need the visit, won t come, not coming, not make it, no need, didn t come, let you know',
  first_visit:
    'first visit*, first time, first appointment, new patient*, never been, initial, new here, joining, first session, never visited, first consultation, start with you',
  bring:
    'bring*, take with me, need to have with me, documents do i need, carry, papers, paperwork, id card, take along, have with me, need to show, passport, card with me, need from me',
  tooth:
    'tooth*, teeth, molar*, dental, gum, gums, mouth, wisdom, filling, fillings, cavity, canine, incisor, jaw',
  dentist: 'dentist*, orthodont*, hygienist*',
  doctor: 'doctor*, dermatolog*, physician*, specialist*, clinic*, surgeon*',
  skin: 'skin*, face, cheek*, forehead, chin, complexion',
  mole: 'mole, moles, birthmark*, dark spot, skin check, skin cancer, screening, melanoma, brown spot*, spot on my, freckle*, birth mark, lump on my skin, dark patch, mark on my',
  tartar:
    'tartar, plaque, hygiene, professional cleaning, teeth cleaned, teeth cleaning, polish*, scaling, clean my teeth, teeth done, coffee and tea stains, tooth cleaning, scale and polish',
  implant:
    'implant*, missing tooth, artificial tooth, false tooth, replace a tooth, screw, new tooth, fixed tooth, gap, tooth is missing, missing a, dentures, denture',
  crown: 'crown*, veneer*, prosthe*, bridge',
  whitening:
    'whiten*, bleach*, yellow, whiter, brighter teeth, coffee stain*, white teeth, stains, hollywood smile, white smile, shade*, lighter, movie star, dazzling',
  root_canal:
    'root canal*, nerve*, root treatment, endodont*, kill the nerve, nerve taken out, root, canal, nerve removed',
  extraction:
    'extract*, pulled out, pull out, tooth out, had a tooth pulled, wisdom tooth, tooth removed, teeth out, pulled, tooth came out, socket, hole where, after it came out, taken out, pulled my, stitches, wisdom teeth out',
  bleed: 'bleed*, blood*, bled',
  eat: 'eat, eating, food, drink, drinking, chew*, coffee, meal, smoke, smoking, soup, alcohol',
  laser: 'laser*',
  peel: 'peel*, chemical peel, flaking',
  redness:
    'redness, red, irritat*, burn, burning, itch*, pink, swollen, swelling, swell, glowing red, like a tomato, tender, raw, sunburn, still red, rash, blister*',
  sun: 'sun, sunscreen, spf, beach, tan, sunbath*, sauna, makeup, make-up, gym, pool',
  acne: 'acne, pimple*, spots, zit*, breakout*, blackhead*, scar, scars, greasy skin, oily, bad skin, spotty, face is full, pimply',
  hair_removal: 'hair removal, body hair, shave, shaving, wax, waxing, epilat*, leg hair',
  aligner: 'aligner*, brace, braces, invisalign, straighten*, crooked, clear tray*, orthodont*, retainer*',
  child:
    'child*, kid, kids, son, daughter, baby, toddler, year old, little one, teenager, kiddo, my boy, my girl, little boy, little girl, months old, nephew, niece, four-year-old, family',
  age: 'age, how old, too young, years old, old enough',
  parent: 'parent*, mother, father, mum, dad, accompan*, guardian, present, grandma, nanny',
  record:
    'record*, medical file, my file, medical history, patient file, notes, report*, results, file, papers about me, documents about me, treatment history, my notes, charts',
  xray: 'x-ray*, xray*, x ray*, radiograph*, scan, images, pictures of my teeth, radiographie, rontgen, film, pictures you took, images you took',
  copy: 'copy, copies, send to another, forward*, send them to, new dentist, second opinion, hand over, send it to, my new doctor, moving away, give me, get hold of, my hands, e-mailed to me, on a usb, dentist abroad',
  afraid:
    'afraid*, scared*, fear*, anxi*, terrif*, panic*, nervous, phobia, dread, frightened, can t stand, drill, needles, hate the dentist, shaking, sweating, nightmare, panicky',
  sedation:
    'sedat*, laughing gas, asleep, anaesth*, anesthe*, knocked out, sleep through, numb*, put under, general anaesthetic, calm me, calm*, relax*, knock me out, put me to sleep, dream through, gas, valium, twilight, not feel anything',
  pain: 'pain*, hurt*, ache*, aching, sore, toothache, throb*, agony, ouch, agonising, unbearable, can t sleep, swollen cheek, hurts like',
  emergency:
    'emergenc*, urgent, today, right now, tonight, weekend, sunday, immediately, knocked out, accident',
  insurance:
    'insur*, health plan, aok, barmer, tk, policy, covered by, health fund, private patient*, insurer, health insurer, krankenkasse, mutuelle, seguro, reimburse me, covers it, cover it',
  duration:
    'how long, how many days, how many weeks, how many months, when will, days, weeks, duration, by when, takes, how soon, until when, lasts, last',
  how_often: 'how often, how many times, how frequently, every, sessions, how many visits, how many sessions',
  where_find: 'where can i find, where do i find, where can i see, where is the, find, where',
  why: 'why, reason, how come, what for',
  method: 'method*, option*, ways, accept*, which, suitable, compatible, works with, suit, suits',
  // What customers ask about and most knowledge does not hold
  weather: 'weather, rain, sunny, forecast, snow, temperature outside, storm',
  cooking: 'recipe*, cook, pancake*, cake, dinner idea*, lasagne, ingredients, soup recipe',
  jobs: 'job, jobs, vacanc*, hiring, career*, internship*, salary, work for you, apply for, recruit*, cv, apprentic*, part-time, work at, working at, position*, student job, hire me, staff discount, interview, employee*',
  company_facts:
    'founder*, founded, ceo, owner, who started, headquarters, history of the company, shareholders, boss, turnover, revenue, how many employees, how big is your company, chairman, subsidiary, company history, founded in, who owns, who runs',
  competitor_goods:
    'ikea, amazon, ebay, samsung, dyson, apple, iphone, netflix, spotify, bosch, philips, tesla, lidl',
  sports:
    'football, soccer, match, world cup, champions league, tennis, score, team, basketball, olympics, bundesliga',
  jokes: 'joke*, funny, poem*, story, song, sing, riddle',
  greeting:
    'hi, hello, hey, good morning, good evening, how are you, how s your day, how s it going, nice to meet you, thanks, thank you, bye',
  about_robot:
    'are you human, are you a robot, are you real, your name, chatgpt, do you sleep, who made you, are you a bot, your favourite',
  money_markets:
    'stock*, bitcoin, crypto*, gold price, exchange rate, shares, invest*, mortgage, loan, interest rate, dividend*, share price, economy, inflation, pension*, savings account, tax return, financial results',
  homework:
    'homework, math*, translate, translation, essay, capital of, square root, history of, geography, write me, spelling, school project, university, exam, physics, chemistry, who invented, what year, population, how far is, how tall, meaning of, dictionary, grammar, code in python, excel, programming, poem about',
  media:
    'movie*, film*, netflix, music, video game*, playstation, series, tv show, concert, tiktok, instagram, facebook, whatsapp, youtube, book, novel, radio, podcast, album, singer, actor, actress, celebrity, password for netflix, disney, hbo, prime video, twitter, snapchat, linkedin, gmail, google account, telegram, minecraft, fortnite, roblox',
  travel_booking:
    'flight*, hotel*, train ticket*, taxi, airport, visa for, bus ticket, rent a car, passport, train times, timetable*, holiday home, cruise, luggage, suitcase*, tram, ferry, bus, airbnb, tourist*, sightseeing, restaurant*, bar, pub, pizza, sushi, takeaway, book a table',
  politics: 'election*, president, politic*, war, minister, parliament, vote, government',
  health_other:
    'flu, vaccin*, covid, pregnan*, diet, lose weight, blood pressure, headache, eye test, glasses, back pain, heart, physiotherap*, massage*, botox, tattoo*, hair transplant, cough, diabetes, knee, allergy test, hearing, eye, eyes, surgery, lasik, vision, contact lens*, ear, nose job, liposuction, hip, foot, feet, nail fungus, hair loss, transplant, migraine, stomach, fever, cold, sleep better, calories, vitamin*, yoga, gym membership, therap*, psycholog*, depress*, menopause, birth control, pregnant, ultrasound, mri, blood test*, cholesterol, wart, lip filler*, filler*, eyebrow*',
  other_goods:
    'laptop*, computer*, fridge*, refrigerator*, washing machine*, sofa*, furniture, car, bike*, tv, television*, vacuum*, toaster*, curtain*, toys, clothes, shoes, plants, carpet*, wallpaper, knife, knives, coffee machine*, printer*, tablet, smartwatch, headphone*, drone, screen, laptop screen, game console, camera*, speaker*, dishwasher*, microwave*, mixer*, blender*, air fryer*, fan, heater*, chair*, table, desk, wardrobe*, shelf, shelves, bookcase*, mirror*, candle*, vase*, towel*, paint, tools, drill, lawnmower*, tent, backpack*, perfume, jewel*, ring, watch, glasses frame*, charger*, phone case*, sim for my dog, hoover',
  pets: 'dog*, cat, cats, pet, pets, hamster, puppy, vet',
  partners:
    'franchise*, wholesale, reseller*, partner*, sponsor*, advertis*, influencer*, affiliate*, donat*, charity, supplier*, bulk, collaborat*, cooperat*, invest in, rent, lease, land, farm, sell my, sell you, buy your company, press, journalist*, interview with, school visit, sponsorship',
  custom_work:
    'engrav*, embroider*, custom-made, made to measure, personalis*, personaliz*, wrap, wrapping, gift wrap, assembl*, install it, handmade',
  parking: 'parking, park, car park, wheelchair, lift, elevator, toilet, directions',
  shop_visit:
    'store, stores, shop, showroom, branch, opening hours, open on, closing time, in person, tour, visit your',
  luck: 'lottery, horoscope, lucky, fortune, zodiac, tarot',
  relations: 'girlfriend, boyfriend, married, wedding gift, love, date me, birthday present, dating',
  law: 'lawyer*, sue, court, legal advice, visa application, police report, divorce',
  weekday:
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, next week, this week, tomorrow afternoon',
  time_of_day: 'morning, afternoon, evening, noon, o clock, hour, hours, minute*, quarter of an hour',
  code: 'code*',
  settings: 'setting*, configur*, apn, menu, option in the app',
  web_page: 'page, pages, website*, site, app, browse*, load*, stream*, video*',
  calls: 'call, calls, calling, ring, rang, text, texts, sms, dial*, phone calls',
  device: 'phone*, mobile*, handset*, smartphone*, device*, android',
  paper: 'paper, by post, letter, hard copy, posted to me',
  old_company:
    'old company, previous provider, old provider, current provider, old operator, before i join, from my old',
  cheaper: 'cheap*, smaller plan, less, lower, save money, reduce, go down',
  compensation: 'compensat*, make up for, credit me, damages',
  wait: 'wait*, queue, patience, still waiting, hasn t come, nothing yet, not yet, shows nothing',
  years: 'year, years, month, months, two-year',
  harmless: 'harmless, dangerous, serious, normal, worry, worried, safe, ok to',
  medicine:
    'medicine*, medication*, pills, tablets, antibiotic*, painkiller*, ibuprofen, cream, ointment*, drug',
  handed_over: 'handed, unpack*, opened the box, out of the box, straight out, when i opened',
  unhappy: 'don t like, not happy, doesn t suit, not for me, disappoint*, hate it, regret',
  neighbours: 'neighbour*, someone else uses, stranger*, hacked',
  twice: 'twice, two times, double click, two orders, duplicate*',
  new: 'brand new, new one, just got, new card, came in the post',
  keep: 'keep*, stay, stays, remain*, still want',
  gone_data: 'lose my settings, lose everything, vanish*, disappear, kept after',
  interest: 'interest, surcharge*, extra cost, apr',
  price_offer: 'offer*, deal, quote, budget*, estimate',
  nature:
    'tree*, flower*, garden plants, bird*, fish*, insect*, spider*, mountain*, ocean, moon, planet*, star signs, earthquake',
  household:
    'stain*, red wine, mould, mold, plumber*, electrician*, heating, gas, electricity, roof, window*, paint the, remove ink, wallpaper, cockroach*, ants, mouse, mice',
  civic:
    'passport*, driving licence, driver s licence, id renewal, council, post office, fire brigade, school holidays, church, mosque, citizenship, residence permit, unemployment',
  vehicles: 'car, cars, tyre*, tire, garage, petrol, engine, motorbike*, scooter*, bicycle*, driving',
} as const
